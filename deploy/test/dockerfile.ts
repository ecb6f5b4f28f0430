/** One line of a Dockerfile: `COPY`, and what follows it. */
export type Step = { word: string; rest: string };
/** A stage: what it starts from, and its lines in order. */
export type Stage = { name: string; from: string; steps: Step[] };

/** The stages of a Dockerfile, in order. Comments and blank lines are left out; throws on a line outside a stage. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.replaceAll(/\\\n/g, " ").split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const [word = "", ...rest] = line.trim().split(/\s+/);
    if (word === "FROM") {
      const [from = "", as, name = ""] = rest;
      if (as !== "AS" || !name) throw new Error(`a stage without a name: ${line}`);
      stages.push({ name, from, steps: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`a line before the first stage: ${line}`);
    stage.steps.push({ word, rest: rest.join(" ") });
  }
  return stages;
}

/** The stages that one stage is built of, itself last, in order. */
export function stagesFor(target: string, stages: Stage[]): Stage[] {
  const stage = stages.find(({ name }) => name === target);
  const copied = stage?.steps.flatMap(({ rest }) => rest.match(/--from=(\S+)/)?.[1] ?? []) ?? [];
  const needed = stage ? [stage, ...[stage.from, ...copied].flatMap((name) => stagesFor(name, stages))] : [];
  return stages.filter((one) => needed.includes(one));
}

/** What the image of a stage is started with, last line of each kind winning. */
export function imageOf({ steps }: Stage) {
  const last = (word: string) => steps.findLast((step) => step.word === word)?.rest ?? "";
  const settings = steps.filter(({ word }) => word === "ENV").flatMap(({ rest }) => rest.split(" "));
  return {
    workdir: last("WORKDIR"),
    user: last("USER"),
    command: JSON.parse(last("CMD")) as string[],
    health: JSON.parse(last("HEALTHCHECK").split(" CMD ")[1] ?? "[]") as string[],
    env: Object.fromEntries(settings.map((setting) => setting.split("=", 2) as [string, string])),
  };
}
