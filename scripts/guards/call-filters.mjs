import { guardsOf } from "./guards-of.mjs";

const list = "apps/api/src/modules/event/list";
const filters = [`${list}/call-filter.test.ts`, `${list}/call-filter-model.test.ts`];
const procedures = "apps/bff/src/trpc/procedures";
const feeds = ["apps/bff/src/seo/feeds/feeds.test.ts"];

/** Guards of what the filters of calls find and count, and of what a question costs. */
export const callFilterGuards = [
  ...guardsOf(`${list}/call-condition-repository.ts`, filters, [
    ["        eq(eventRoles.is_closed, false),\n", ""],
    ["and(eq(users.id, events.user_id), isNotNull(users.phone_verified_at))", "eq(users.id, events.user_id)"],
    ["roleFilterCount(selection) > 1 ? hasRole", "roleFilterCount(selection) > 9 ? hasRole"],
    ["isNotNull(query)", "sql.join([sql`exists `, query])"],
    ['and(eq(events.status, "published"), gt(events.apply_until, now))', 'eq(events.status, "published")'],
    ['isOpen ? and(eq(events.status, "published"), ', "isOpen ? and("],
  ]),
  ...guardsOf(`${list}/event-scan-repository.ts`, filters, [
    ["where ${and(isIndexed, matches(", "where ${and(matches("],
    [".where(and(isAhead, keysetAfter(", ".where(and(keysetAfter("],
  ]),
  ...guardsOf(`${list}/call-day-repository.ts`, filters, [
    [".where(and(isListedCall, eq(", ".where(and(eq("],
    ["Math.min(all, countedOfDay)", "all"],
  ]),
  ...guardsOf(`${list}/call-facet-repository.ts`, filters, [
    ["and(inArray(event_id, ids), eq(is_closed, false))", "inArray(event_id, ids)"],
    ["rows.slice(0, callFacetLimits.counted)", "rows"],
  ]),
  ...guardsOf("apps/bff/src/seo/feeds/read-calls.ts", feeds, [
    ['kind: "event" as const, is_event: "upcoming" as const, page: 1', 'kind: "event" as const, page: 1'],
  ]),
  ...guardsOf(
    `${procedures}/beside.ts`,
    [`${procedures}/beside.test.ts`],
    [
      ['if (!(await hasCapability("filters", ctx))) return [];', ""],
      ["    if (found.size >= limit) break;\n", ""],
      [".slice(0, limit)", ""],
    ],
  ),
  ...guardsOf(
    "apps/web/src/features/events/beside/open-calls.tsx",
    ["apps/web/src/features/events/beside/open-calls.test.tsx"],
    [
      ['useCapability("filters") && ', ""],
      ["{isNear && ", "{"],
    ],
  ),
];
