import type { SavedFilter } from "@callboard/contracts/saved-filter";
import type { SavedSearch } from "@callboard/contracts/saved-search";
import type { SearchRhythm } from "@callboard/contracts/saved-search-limits";
import { createLog } from "@callboard/server-kit/create-log";
import { asc, inArray } from "drizzle-orm";
import { expect } from "vitest";
import { notifications } from "../db/schema/notification.ts";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import { callAnnouncementRepository } from "../modules/event/call-announcement-repository.ts";
import { notificationSender } from "../modules/notification/notification-sender.ts";
import { tellGathered } from "../modules/saved-search/tell-gathered.ts";
import { newArticleHandler } from "../modules/saved-search/tell-of-articles.ts";
import { newCallHandler } from "../modules/saved-search/tell-of-calls.ts";
import { newProfileHandler } from "../modules/saved-search/tell-of-profiles.ts";
import type { TestApp } from "./app.ts";
import { anEvent } from "./events.ts";

type Person = { bearer: string };
type Asked = { name?: string; rhythm?: SearchRhythm };
const toldKinds = ["search_found", "article_found", "profile_found", "search_gathered"] as const;

/** What the tests of saved searches ask the API for, and what they have its jobs do. */
export function searchActs(app: TestApp) {
  const clock = app.clock.read;
  const deps = { db: app.db, clock, notifications: notificationSender({ clock }) };
  const post = (path: string, { bearer }: Person, body: object = {}) =>
    app.post(`/api/v1/saved-search/${path}`, body, { bearer });
  const save = (person: Person, filter: object, { name = "Leads", rhythm = "at_once" }: Asked = {}) =>
    post("create", person, { name, rhythm, filter });

  /** Runs what publishing left to be done, all of which succeeds at once. Two at once are two servers. */
  const tell = async () => {
    const errors: unknown[] = [];
    const log = createLog("silent", { service: "test", redact: [] });
    log.warn = (fields: unknown) => errors.push(fields);
    const handlers = [newCallHandler(deps), newArticleHandler(deps), newProfileHandler(deps)];
    const runs = await jobRunner({ ...deps, log, queue: jobQueue({ clock }), handlers }).runDue();
    expect(errors).toEqual([]);
    return runs;
  };

  return {
    ...{ post, save, tell },
    gather: () => tellGathered(deps),
    remove: ({ bearer }: Person, id: number) => app.remove(`/api/v1/saved-search/${id}`, { bearer }),
    feed: (key: string) => app.post("/api/v1/saved-search/feed", { key }),
    /** Saves one that is taken, a minute before what comes next. */
    saved: async (person: Person, filter: SavedFilter, asked: Asked = {}): Promise<SavedSearch> => {
      const { body } = await save(person, filter, asked).expect(200);
      app.clock.pass(60_000);
      return body.data.search;
    },
    mine: async ({ bearer }: Person): Promise<SavedSearch[]> =>
      (await app.get("/api/v1/saved-search/mine", undefined, bearer).expect(200)).body.data.searches,
    /** A call that is public from now on, and whose news waits for `tell`. */
    published: async (fields: Parameters<typeof anEvent>[1] = {}) => {
      const call = await anEvent(app, { created_at: clock(), ...fields });
      await callAnnouncementRepository(app.db).announce([call.id], clock());
      return call;
    },
    /** Who was told what by searches, in its order. */
    told: async () => {
      const isTold = inArray(notifications.kind, [...toldKinds]);
      const rows = await app.db.select().from(notifications).where(isTold).orderBy(asc(notifications.id));
      return rows.map(({ user_id, event_id, data }) => ({ user_id, event_id, data: data as object }));
    },
  };
}
