import type { Db } from "../../apps/api/src/db/client.ts";
import { type Bearers, fillApplications, signInBoth } from "./api/fill-applications.ts";
import { fillArticles } from "./api/fill-articles.ts";
import { fillEvents } from "./api/fill-events.ts";
import { fillProfiles } from "./api/fill-profiles.ts";
import {
  applicationLists,
  articleLists,
  eventLists,
  firstPage,
  type MeasuredList,
  profileLists,
} from "./api/lists.ts";
import { apiKey, type ScratchApi, scratchApi } from "./api/scratch.ts";
import { median } from "./median.ts";

const small = 1_000;
const rounds = 5;
const requestsPerRound = 20;

/** What there are many of, where they are listed, and what the lists are asked for. */
type Subject = {
  name: string;
  path: string;
  large: number;
  fill: (db: Db, count: number) => Promise<void>;
  /** Where the lists are somebody's own. */
  signIn?: (db: Db) => Promise<Bearers>;
  lists: MeasuredList[];
};

const subjects: Subject[] = [
  { name: "events", path: "/event/list", large: 200_000, fill: fillEvents, lists: eventLists },
  { name: "articles", path: "/blog/view", large: 100_000, fill: fillArticles, lists: articleLists },
  {
    name: "applications",
    path: "",
    large: 1_000_000,
    fill: fillApplications,
    signIn: signInBoth,
    lists: applicationLists,
  },
  {
    name: "profiles",
    path: "/profile/list",
    large: Number(process.env.PROFILES ?? 1_000_000),
    fill: fillProfiles,
    lists: profileLists,
  },
];

type Figures = { milliseconds: number; ratio: number };
type MeasuredApi = ScratchApi & { path: string; bearers: Bearers | undefined };

/** A question, as it is asked of any of the APIs. */
type Question = Pick<MeasuredList, "path" | "query" | "as">;

async function ask(
  api: MeasuredApi,
  { path, query, as }: Question,
): Promise<{ data: { pagination: { nextCursor: string | null } } }> {
  const authorization = as && api.bearers ? { authorization: `Bearer ${api.bearers[as]}` } : {};
  const answer = await fetch(`${api.url}${path ?? api.path}?${query}`, {
    headers: { apikey: apiKey, "x-domain-suffix": ".in", ...authorization },
  });
  if (!answer.ok) throw new Error(`${path} ${query}: ${answer.status} ${await answer.text()}`);
  return answer.json() as never;
}

/** The question itself, or the one that goes on behind its page of that number. */
async function settled(api: MeasuredApi, { depth, ...list }: MeasuredList): Promise<Question> {
  if (depth === undefined) return list;
  const { data } = await ask(api, { ...list, query: `${list.query}&page=${depth}` });
  if (data.pagination.nextCursor === null) throw new Error(`${list.query} has no page behind ${depth}`);
  const query = `${list.query.replace("limit=100", "")}&cursor=${data.pagination.nextCursor}`;
  return { ...list, query };
}

/** The median of some requests, one after the other, in milliseconds. */
async function time(api: MeasuredApi, question: Question): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < requestsPerRound; request++) {
    const start = performance.now();
    await ask(api, question);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Each list among many rows beside the first page among few, or beside itself there, in turn. */
async function measure(few: MeasuredApi, many: MeasuredApi, lists: MeasuredList[]): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (const list of lists) {
    const unitOf = list.path ? await settled(few, list) : firstPage;
    const question = await settled(many, list);
    await time(few, unitOf);
    await time(many, question);
    const samples: Figures[] = [];
    for (let round = 0; round < rounds; round++) {
      const unit = await time(few, unitOf);
      const milliseconds = await time(many, question);
      samples.push({ milliseconds, ratio: milliseconds / unit });
    }
    figures.push({
      milliseconds: median(samples.map((sample) => sample.milliseconds)),
      ratio: median(samples.map(({ ratio }) => ratio)),
    });
  }
  return figures;
}

async function benchDatabase(database: string, serverUrl: string | undefined, subject: Subject) {
  const { name, path, large, fill, signIn, lists } = subject;
  const started: MeasuredApi[] = [];
  try {
    for (const count of [small, large]) {
      console.log(`API: ${database}, filling a database with ${count} ${name}`);
      let bearers: Bearers | undefined;
      const api = await scratchApi(serverUrl, async (db) => {
        await fill(db, count);
        bearers = await signIn?.(db);
      });
      started.push({ ...api, path, bearers });
    }
    const [few, many] = started;
    if (!few || !many) throw new Error("nothing to measure");
    console.log(`API: ${database}, measuring`);
    const figures = await measure(few, many, lists);
    console.log(`API: ${database}, ratios ${figures.map(({ ratio }) => ratio.toFixed(1)).join(" ")}`);
    return figures;
  } finally {
    for (const api of started) await api.stop();
  }
}

async function benchSubject(subject: Subject): Promise<string[]> {
  const serverUrl = process.env.BENCH_DATABASE_URL;
  if (!serverUrl) console.log("API: without BENCH_DATABASE_URL there is no PostgreSQL to measure");
  const databases: [string, Figures[]][] = [["PGlite", await benchDatabase("PGlite", undefined, subject)]];
  if (serverUrl) databases.push(["PostgreSQL", await benchDatabase("PostgreSQL", serverUrl, subject)]);
  const cells = (index: number) =>
    databases.map(
      ([, figures]) => `${figures[index]?.milliseconds.toFixed(1)} | ${figures[index]?.ratio.toFixed(1)}`,
    );
  return [
    "",
    `| list of ${subject.name} | ${databases.map(([name]) => `${name} ms | ratio`).join(" | ")} |`,
    `|---|${databases.map(() => "---|---|").join("")}`,
    ...subject.lists.map(({ name }, index) => `| ${name} | ${cells(index).join(" | ")} |`),
  ];
}

/** The table of a subject as it was written before, in lines; none where there is none. */
function formerTable(former: string, { name }: Subject): string[] {
  const start = former.indexOf(`| list of ${name} |`);
  return start < 0 ? [] : ["", ...(former.slice(start).split("\n\n", 1)[0] ?? "").trim().split("\n")];
}

/**
 * The lists of many events, articles, applications and profiles beside those among 1,000, through the whole API, on PGlite
 * and on the PostgreSQL server that BENCH_DATABASE_URL names. Gives the tables in Markdown; those that `wanted` leaves out are
 * taken from `former`, the section as it stands.
 */
export async function benchApi(former = "", wanted?: string[]): Promise<string> {
  const lines = [
    `Medians of ${rounds} rounds of ${requestsPerRound} requests, one at a time, ten rows a page.`,
  ];
  for (const subject of subjects) {
    const isWanted = wanted?.includes(subject.name) ?? true;
    lines.push(...(isWanted ? await benchSubject(subject) : formerTable(former, subject)));
  }
  return lines.join("\n");
}
