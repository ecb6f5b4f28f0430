import type { DomainSuffix } from "@callboard/contracts/domain";
import type { SearchedList } from "@callboard/contracts/spelling";
import type { Db } from "../../db/client.ts";
import { blogListRepository } from "../blog/blog-list-repository.ts";
import { eventListRepository } from "../event/list/event-list-repository.ts";
import { profileRepository } from "../profile/profile-repository.ts";

export type Place = { db: Db; now: Date; domain: DomainSuffix | null };

/** Tells whether a text finds something that everybody sees, in any of some lists. */
export function findInLists({ db, now, domain }: Place) {
  const first = { page: 1, limit: 1 } as const;
  const newest = { ...first, sortBy: "created_at", sortOrder: "DESC" } as const;
  const events = eventListRepository(db);
  const firstOf: Record<SearchedList, (search: string) => Promise<{ rows: unknown[] }>> = {
    calls: (search) => events.list({ ...newest, kind: "event", search }, now),
    campaigns: (search) => events.list({ ...newest, kind: "crowdfunding", search }, now),
    people: (search) => profileRepository(db).list({ ...first, sort: "newest", search }),
    stories: (search) => blogListRepository(db).list({ ...newest, domain, search }),
  };
  return async (search: string, lists: readonly SearchedList[]): Promise<boolean> => {
    for (const list of lists) if ((await firstOf[list](search)).rows.length > 0) return true;
    return false;
  };
}
