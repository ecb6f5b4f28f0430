import { guardsOf } from "./guards-of.mjs";

const shortlist = "apps/api/src/modules/shortlist";
const policy = [`${shortlist}/shortlist-policy.test.ts`];
const routes = [`${shortlist}/shortlist-routes.test.ts`];
const shared = [`${shortlist}/shared-shortlist-routes.test.ts`];
const tape = [`${shortlist}/shortlist-tape.test.ts`];
const gateway = "apps/bff/src";

/** Shortlists that are shared by a link. */
export const shortlistGuards = [
  ...guardsOf(`${shortlist}/shortlist-policy.ts`, policy, [
    ["if (!sent.allows_sharing) return", "if (sent.allows_sharing === null) return"],
    ['isShown(event) && event.status !== "cancelled"', "isShown(event)"],
    ["if (expires_at <= now)", "if (expires_at < now)"],
  ]),
  ...guardsOf(`${shortlist}/open-shortlist.ts`, shared, [
    ['|| statusOf(row, event, now) !== "open"', ""],
    ["listOn(row.id, { isForVisitors: true })", "listOn(row.id)"],
  ]),
  ...guardsOf(`${shortlist}/share-shortlist.ts`, routes, [
    ["if ((await shortlists.countLocked(event.id)) >= perCall)", "if (perCall < 0)"],
    ["if (found.length > applicationsMax)", "if (applicationsMax < 0)"],
    ["if ((await shortlists.countOn(id)) > applicationsMax)", "if (applicationsMax < 0)"],
    ["if (row.revoked_at) throw", "if (row.revoked_at === undefined) throw"],
    ["|| !isOfOther(present, application)", ""],
  ]),
  ...guardsOf(`${shortlist}/show-shortlists.ts`, routes, [
    ["if (!isOfOther(actor, application)) throw", "if (!isOfOther) throw"],
    [".filter((one) => one !== own?.id)", ""],
  ]),
  ...guardsOf(`${shortlist}/mark-shortlist.ts`, shared, [
    ["if ((await visitors.count(row.id)) >= visitorsMax)", "if (visitorsMax < 0)"],
    ["if (own >= commentsEach)", "if (own < 0)"],
    ["if (all >= commentsMax)", "if (all < 0)"],
    ["if (held.length === 0 || shown.length === 0)", "if (held.length === 0)"],
    ["if (found?.visitor_id !== visitor.id) throw", "if (!found) throw"],
  ]),
  ...guardsOf(`${shortlist}/mark-shortlist.ts`, routes, [
    ["if (row.told_at && now.getTime() - row.told_at.getTime() < toldEvery) return;", ""],
  ]),
  ...guardsOf(`${shortlist}/shortlist-visitor-repository.ts`, shared, [
    [
      "      eq(shortlistVisitors.shortlist_id, shortlistId),\n      eq(shortlistVisitors.key_hash",
      "      eq(shortlistVisitors.key_hash",
    ],
  ]),
  ...guardsOf(`${shortlist}/shortlist-tape.ts`, tape, [
    ["if (!row || !keys.isPass(pass, row.token_hash))", "if (!row)"],
    ["  await shownTape(db, row, played.applicationId, now);\n", ""],
  ]),
  ...guardsOf(`${shortlist}/shortlist-keys.ts`, tape, [["|| Number(until) < now.getTime()", ""]]),
  ...guardsOf(
    `${gateway}/tapes/play-shared-tape.ts`,
    [`${gateway}/tapes/shared-tapes.test.ts`],
    [
      ["  assertSameSite(request);\n", ""],
      ["!passShape.test(pass) ||", ""],
      ['!(await hasCapability("shortlists", ctx))', "false"],
      ["{ ...ctx, bearer: undefined }", "ctx"],
    ],
  ),
  ...guardsOf(
    `${gateway}/rendering/render-page.ts`,
    [`${gateway}/rendering/cached-pages.test.ts`],
    [["if (isSecretAddress(request.url)) ctx.cacheability.freshUntil = null;", ""]],
  ),
];
