import type { Db } from "../../db/client.ts";
import { restBetween } from "../../jobs/rest-between.ts";
import { mailSettingsRepository } from "../notification/mail-settings-repository.ts";
import { mailTimes } from "../notification/mail-times.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import { type Candidate, type Subject, searchMatchRepository } from "./search-match-repository.ts";

/** What is told, to whom it fits, and how. */
export type News = Subject & {
  /** What the words and tokens of a search do not tell. */
  isFound?: (search: Candidate) => boolean;
  notificationOf: (search: Candidate) => NewNotification;
};

/** The rhythms by how soon they tell. */
const sooner = { at_once: 0, daily: 1, weekly: 2 };

/** Of each person the search by which they hear of a call: the one that tells the soonest, and of those the oldest. */
function tellingOf(found: Candidate[]): Map<number, Candidate> {
  const telling = new Map<number, Candidate>();
  for (const search of found) {
    const known = telling.get(search.user_id);
    if (!known || sooner[search.rhythm] < sooner[known.rhythm]) telling.set(search.user_id, search);
  }
  return telling;
}

/** Sets when what is gathered is told: on the morning of its day or week, by each reader's clock. */
async function setDue(tx: Db, gathered: Candidate[], now: Date): Promise<void> {
  const matches = searchMatchRepository(tx);
  const settingsOf = await mailSettingsRepository(tx).settingsOf(gathered.map(({ user_id }) => user_id));
  const timeOf = mailTimes(now);
  const atTime = Map.groupBy(
    gathered,
    ({ user_id, rhythm }) => timeOf(settingsOf(user_id), rhythm)?.getTime() ?? 0,
  );
  await matches.hold(gathered.map(({ id }) => id));
  for (const [time, some] of atTime)
    await matches.setDue(
      some.map(({ id }) => id),
      new Date(time),
    );
}

export type TellingDeps = { db: Db; clock: () => Date; notifications: NotificationSender };

/** Notes which searches found what is new, and tells each person at once or leaves it to a time. */
async function tellSome(tx: Db, news: News, some: Candidate[], { clock, notifications }: TellingDeps) {
  const now = clock();
  const found = news.isFound ? some.filter(news.isFound) : some;
  const telling = tellingOf(found);
  const waits = (search: Candidate) =>
    search.rhythm !== "at_once" && telling.get(search.user_id)?.id === search.id;
  const rows = found.map((search) => ({ search_id: search.id, told_at: waits(search) ? null : now }));
  const fresh = await searchMatchRepository(tx).create(news, rows, now);
  const told = [...telling.values()].filter(({ id }) => fresh.has(id));
  // Searches before the marks of notifications, as whoever tells what was gathered.
  const gathered = told.filter(waits);
  if (gathered.length > 0) await setDue(tx, gathered, now);
  const atOnce = told.filter(({ rhythm }) => rhythm === "at_once");
  await notifications.add(tx, atOnce.map(news.notificationOf));
}

/**
 * Tells of something new those whose saved searches find it, some people in each transaction, as long as `read` gives it. A second run goes
 * on where the first one ended: a search finds a thing once, and a notification has its key.
 */
export async function tellSearchers(
  deps: TellingDeps,
  read: (tx: Db, now: Date) => Promise<News | null>,
  signal: AbortSignal,
): Promise<void> {
  /** Tells some people, after an account. Gives the account up to which that went; null for the end. */
  const step = (after: number): Promise<number | null> =>
    deps.db.transaction(async (tx) => {
      const news = await read(tx, deps.clock());
      if (!news) return null;
      const matches = searchMatchRepository(tx);
      const until = await matches.endOfBatch(news.kind, after);
      await tellSome(tx, news, await matches.listCandidates(news, { after, until }), deps);
      return until;
    });
  const rest = restBetween();
  for (let after: number | null = 0; after !== null; ) {
    signal.throwIfAborted();
    after = await step(after);
    await rest();
  }
}
