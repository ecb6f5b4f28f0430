import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import { lookOften } from "../../jobs/look-often.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import { gatheredSearchRepository } from "./gathered-search-repository.ts";

/** Between two looks at what is due, in ms. */
const lookMs = 3_000;

type Deps = { db: Db; clock: () => Date; notifications: NotificationSender };

/** Tells what searches have gathered by now, one notification a search. Any number of servers may do it on one database. */
export async function tellGathered({ db, clock, notifications }: Deps): Promise<void> {
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const due = await gatheredSearchRepository(tx).takeDue(clock());
      const news = due.told.map(({ id, kind, user_id, name, due_at, count: found }) => ({
        ...{ user_id, kind: "search_gathered" as const, key: `searches ${id} ${due_at.toISOString()}` },
        data: { search_id: id, search_name: name, count: found, ...(kind !== "call" && { what: kind }) },
      }));
      await notifications.add(tx, news);
      return due.taken;
    });
    if (count === 0) return;
  }
}

/** Looks every few seconds. Returns the function that stops it, once what is under way is done. */
export const tellOnTime = (deps: Deps, log: FastifyBaseLogger) =>
  lookOften(() => tellGathered(deps), "what saved searches have found cannot be told", log, lookMs);
