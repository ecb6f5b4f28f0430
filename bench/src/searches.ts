import type { SavedFilter } from "@callboard/contracts/saved-filter";
import { searchRhythms } from "@callboard/contracts/saved-search-limits";
import fastify from "fastify";
import type { Db } from "../../apps/api/src/db/client.ts";
import { jobQueue } from "../../apps/api/src/jobs/job-queue.ts";
import { jobRunner } from "../../apps/api/src/jobs/job-runner.ts";
import { callAnnouncementRepository } from "../../apps/api/src/modules/event/call-announcement-repository.ts";
import { type CreateEventInput, eventRepository } from "../../apps/api/src/modules/event/event-repository.ts";
import { eventCategoryRepository } from "../../apps/api/src/modules/event-category/event-category-repository.ts";
import { notificationSender } from "../../apps/api/src/modules/notification/notification-sender.ts";
import { savedSearchRepository } from "../../apps/api/src/modules/saved-search/saved-search-repository.ts";
import { searchMatchRepository } from "../../apps/api/src/modules/saved-search/search-match-repository.ts";
import { newCallHandler } from "../../apps/api/src/modules/saved-search/tell-of-calls.ts";
import { fillDatabase } from "./api/fill-database.ts";
import { people } from "./api/fill-profiles.ts";
import { openScratch } from "./api/scratch.ts";
import { median } from "./median.ts";

const counts = [1_000, 100_000];
const rounds = 5;

const words = ["audition", "quill", "lantern", "harbour", "monologue", "stairwell"];
const cities = ["Pune", "Mumbai", "Delhi", "Kochi", "Jaipur"];
/** What is searched for: each by as many people. */
const filters: SavedFilter[] = Array.from({ length: 240 }, (_, n) => ({
  search: words[n % words.length],
  ...(n % 4 !== 0 && { present_city: cities[n % cities.length] }),
  ...(n % 7 === 0 && { pay: "paid" as const }),
}));

/** Accounts with a saved search each. */
async function fill(db: Db, count: number, before: Date): Promise<void> {
  await fillDatabase(db, [people(count)], ["users"]);
  for (const [n, filter] of filters.entries()) {
    const rhythm = searchRhythms[n % searchRhythms.length] ?? "daily";
    const search = { kind: "call" as const, name: `Search ${n}`, rhythm, filter };
    await savedSearchRepository(db).create(n + 1, search, before);
  }
  await db.execute(`
    insert into saved_searches (user_id, name, filter, query, rhythm, created_at, seen_at)
    select n, name, filter, query, rhythm, created_at, seen_at
    from generate_series(${filters.length + 1}, ${count}) n join saved_searches s on s.id = n % ${filters.length} + 1`);
  await db.execute("analyze");
}

async function postCall(db: Db, now: Date): Promise<{ id: number; user_id: number }> {
  const categories = await eventCategoryRepository(db).createMany(["Theatre"]);
  const day = new Date(now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  const call: CreateEventInput = {
    ...{ kind: "event", user_id: 1, category_id: categories.get("Theatre") ?? 0, is_featured: false },
    ...{
      title: "Audition with a quill",
      tags: "stage",
      description: "Six voices for one evening.",
      roles: [],
    },
    ...{ start_date: day, start_time: "19:30", venue_name: "The Lantern House", address_1: "4 Lake Road" },
    ...{ present_city: "Pune", contact_person: "Asha", contact_number: "0000012345", price: 120 },
    ...{ website: "https://example.com", email: "asha@example.com", created_at: now },
    ...{ banner_photo: null, description_photo: null },
  };
  return db.transaction(async (tx) => {
    const { id } = await eventRepository(tx).create(call);
    await callAnnouncementRepository(tx).announce([id], now);
    return { id, user_id: 1 };
  });
}

/** Holds a call against all searches, as its job does; gives how many it passes. */
async function hold(db: Db, call: { id: number; user_id: number }, since: Date): Promise<number> {
  const matches = searchMatchRepository(db);
  const subject = { kind: "call" as const, id: call.id, since, owner: call.user_id };
  let passed = 0;
  for (let after: number | null = 0; after !== null; ) {
    const until = await matches.endOfBatch("call", after);
    passed += (await matches.listCandidates(subject, { after, until })).length;
    after = until;
  }
  return passed;
}

type Figures = { passed: number; held: number; told: number };

async function measure(serverUrl: string | undefined, count: number): Promise<Figures> {
  const { database, discard } = await openScratch(serverUrl);
  try {
    const now = new Date();
    await database.prepare((db) => fill(db, count, new Date(now.getTime() - 60_000)));
    const { db } = database;
    const call = await postCall(db, now);
    let passed = await hold(db, call, now);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const began = performance.now();
      passed = await hold(db, call, now);
      times.push(performance.now() - began);
    }
    const clock = () => new Date();
    const { log } = fastify();
    const handlers = [newCallHandler({ db, clock, notifications: notificationSender({ clock }) })];
    const began = performance.now();
    await jobRunner({ db, clock, log, queue: jobQueue({ clock }), handlers }).runDue();
    return { passed, held: median(times), told: performance.now() - began };
  } finally {
    await database.close();
    await discard();
  }
}

/**
 * One new call among many saved searches, on PGlite and on the PostgreSQL server that BENCH_DATABASE_URL names: how long it takes to find those
 * that it passes, and until all are told, with the rests that leave requests their turn. Gives the table in Markdown.
 */
export async function benchSearches(): Promise<string> {
  const serverUrl = process.env.BENCH_DATABASE_URL;
  const databases: [string, string | undefined][] = [["PGlite", undefined]];
  if (serverUrl) databases.push(["PostgreSQL", serverUrl]);
  const lines = [
    `Medians of ${rounds} rounds; what is told is told once.`,
    "",
    "| database | searches | passed by the call | found in ms | of each search, beside 1,000 | told in ms |",
    "|---|---|---|---|---|---|",
  ];
  for (const [name, url] of databases) {
    let unit: number | undefined;
    for (const count of counts) {
      console.log(`searches: ${name}, ${count}`);
      const { passed, held, told } = await measure(url, count);
      const each = held / count;
      unit ??= each;
      const cells = [name, count, passed, held.toFixed(0), (each / unit).toFixed(2), told.toFixed(0)];
      lines.push(`| ${cells.join(" | ")} |`);
    }
  }
  return lines.join("\n");
}
