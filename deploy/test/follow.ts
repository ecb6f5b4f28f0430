import { execFile } from "node:child_process";
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, join, matchesGlob, relative } from "node:path";
import { promisify } from "node:util";
import { childEnv, root } from "../../scripts/workspace.mjs";
import type { Stage, Step } from "./dockerfile.ts";

const run = promisify(execFile);
const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n").filter(Boolean);

const isIgnored = (path: string) => ignored.some((pattern) => matchesGlob(relative(root, path), pattern));

/**
 * Follows stages of a Dockerfile without Docker: each has a folder of its own below `folder`, which stands for its root. Base
 * images are this machine. `buildArgs` are the build arguments. Gives the folder of each stage. Throws what a step throws, and on
 * a word that it does not know.
 */
export async function followStages(
  stages: Stage[],
  folder: string,
  buildArgs: Record<string, string> = {},
): Promise<Record<string, string>> {
  const roots: Record<string, string> = {};
  for (const { name, from, steps } of stages) {
    const stageRoot = join(folder, name);
    mkdirSync(stageRoot);
    roots[name] = stageRoot;
    if (roots[from]) cpSync(roots[from], stageRoot, { recursive: true, verbatimSymlinks: true });
    let workdir = stages.find((stage) => stage.name === from)?.steps.find(isWorkdir)?.rest ?? "/";
    const env: Record<string, string> = {};
    for (const step of steps) {
      if (isWorkdir(step)) workdir = step.rest;
      if (step.word === "ARG") Object.assign(env, argumentOf(step, buildArgs));
      else await followStep(step, join(stageRoot, workdir), stageRoot, roots, env);
    }
  }
  return roots;
}

const isWorkdir = ({ word }: Step) => word === "WORKDIR";
const noWork = ["ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"];

/** `ARG NAME=default`, as RUN sees it in the environment. */
function argumentOf({ rest }: Step, buildArgs: Record<string, string>) {
  const [name = "", value = ""] = rest.split("=", 2);
  return { [name]: buildArgs[name] ?? value };
}

async function followStep(
  step: Step,
  cwd: string,
  stageRoot: string,
  roots: Record<string, string>,
  env: Record<string, string>,
) {
  const { word, rest } = step;
  if (word === "WORKDIR") mkdirSync(cwd, { recursive: true });
  else if (word === "RUN")
    await run("/bin/sh", ["-c", rest], { cwd, env: childEnv(env), maxBuffer: 64_000_000 });
  else if (word === "COPY") copy(rest.split(" "), cwd, stageRoot, roots);
  else if (!noWork.includes(word)) throw new Error(`the test does not know ${word}`);
}

function copy(words: string[], cwd: string, stageRoot: string, roots: Record<string, string>) {
  const paths = words.filter((word) => !word.startsWith("--"));
  const stage = words.find((word) => word.startsWith("--from="))?.slice("--from=".length);
  const from = stage ? (roots[stage] ?? "") : root;
  const target = paths.pop() ?? "";
  const to = target.startsWith("/") ? join(stageRoot, target) : join(cwd, target);
  for (const path of paths) {
    const source = join(from, path);
    // As Docker has it: a file goes into a folder whose name ends in a slash, of a folder goes what is in it.
    const isInto = target.endsWith("/") && !statSync(source).isDirectory();
    const place = isInto ? join(to, basename(path)) : to;
    if (stage) linkFiles(source, place);
    else
      cpSync(source, place, { recursive: true, filter: (file) => !isIgnored(file), verbatimSymlinks: true });
  }
}

/** Copies a folder by links to its files, thousands of packages' among them: no stage writes into another's. */
function linkFiles(source: string, place: string) {
  mkdirSync(place, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(place, entry.name)];
    if (entry.isDirectory()) linkFiles(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkSync(from, to);
  }
}
