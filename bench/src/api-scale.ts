import type { Db } from "../../apps/api/src/db/client.ts";
import { fillArticles } from "./api/fill-articles.ts";
import { fillEvents } from "./api/fill-events.ts";
import { articleLists, eventLists, firstPage, type MeasuredList } from "./api/lists.ts";
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
  lists: MeasuredList[];
};

const subjects: Subject[] = [
  { name: "events", path: "/event/list", large: 200_000, fill: fillEvents, lists: eventLists },
  { name: "articles", path: "/blog/view", large: 100_000, fill: fillArticles, lists: articleLists },
];

type Figures = { milliseconds: number; ratio: number };

async function ask(
  api: ScratchApi,
  query: string,
): Promise<{ data: { pagination: { nextCursor: string | null } } }> {
  const answer = await fetch(`${api.url}?${query}`, {
    headers: { apikey: apiKey, "x-domain-suffix": ".in" },
  });
  if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
  return answer.json() as never;
}

/** The query itself, or the one that goes on behind its page of that number. */
async function settled(api: ScratchApi, { query, depth }: MeasuredList): Promise<string> {
  if (depth === undefined) return query;
  const { data } = await ask(api, `${query}&page=${depth}`);
  if (data.pagination.nextCursor === null) throw new Error(`${query} has no page behind ${depth}`);
  return `${query.replace("limit=100", "")}&cursor=${data.pagination.nextCursor}`;
}

/** The median of some requests, one after the other, in milliseconds. */
async function time(api: ScratchApi, query: string): Promise<number> {
  const times: number[] = [];
  for (let request = 0; request < requestsPerRound; request++) {
    const start = performance.now();
    await ask(api, query);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Each list among many events beside the first page among few, in turn. */
async function measure(few: ScratchApi, many: ScratchApi, lists: MeasuredList[]): Promise<Figures[]> {
  for (const api of [few, many]) await time(api, firstPage.query);
  const figures: Figures[] = [];
  for (const list of lists) {
    const query = await settled(many, list);
    const samples: Figures[] = [];
    for (let round = 0; round < rounds; round++) {
      const unit = await time(few, firstPage.query);
      const milliseconds = await time(many, query);
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
  const { name, path, large, fill, lists } = subject;
  const started: ScratchApi[] = [];
  try {
    for (const count of [small, large]) {
      console.log(`API: ${database}, filling a database with ${count} ${name}`);
      const api = await scratchApi(serverUrl, (db) => fill(db, count));
      started.push({ ...api, url: api.url + path });
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

/**
 * The lists of many events, and of many articles, beside the first page among 1,000, through the whole API, on PGlite
 * and on the PostgreSQL server that BENCH_DATABASE_URL names. Gives the tables in Markdown.
 */
export async function benchApi(): Promise<string> {
  const lines = [
    `Medians of ${rounds} rounds of ${requestsPerRound} requests, one at a time, ten rows a page.`,
  ];
  for (const subject of subjects) lines.push(...(await benchSubject(subject)));
  return lines.join("\n");
}
