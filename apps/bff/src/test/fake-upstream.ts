import { blogListOf, blogOf, envelopeOf, pagination, summaryOf } from "./fixtures.ts";
import {
  agencyProfile,
  artistProfile,
  createdComment,
  directoryCounts,
  phone,
  publicProfile,
  secrets,
  userOf,
} from "./fixtures-account.ts";
import {
  application,
  callFacets,
  eventDetails,
  eventSummary,
  ledgerLine,
  receivedApplication,
} from "./fixtures-event.ts";
import type { OpenTestApp } from "./open-test-app.ts";
import { subjects } from "./subjects.ts";

/** A request as the upstream sees it. */
export type Seen = { method: string; path: string; headers: Record<string, string>; body: string };

const texts = { description: null, photo: null, meta_title: null, meta_description: null };
const tag = { id: 1, name: "Tag 1", slug: "tag-1", status: "active", blog_count: 1, ...texts };
const account = { token: secrets.newBearer, user: userOf(1), phone };
const session = {
  id: 1,
  created_at: "2026-03-01T09:00:00.000Z",
  last_used_at: "2026-03-01T09:00:00.000Z",
  user_agent: "Browser",
  is_current: true,
};

/** What an upstream in good health says to each call, by the beginning of its path. */
const answers: [string, unknown][] = [
  ...subjects.flatMap(({ answers }) => answers),
  ["/blog/view-by-slug", { blog: blogOf(1) }],
  ["/blog/view-by-tag", { tag, articles: [summaryOf(1)], pagination }],
  ["/blog/view", blogListOf(1, 2).data],
  ["/category/view", { rows: [], pagination }],
  ["/tag/view", { tags: [], pagination }],
  ["/profession/view", { profession: [], pagination }],
  ["/cities/view", { cities: [], pagination }],
  ["/comment/blog", { comments: [] }],
  ["/comment/mine", { comments: [], pagination }],
  ["/comment/create", { comment: createdComment }],
  ["/comment/", { replies: [], pagination }],
  ["/contact/create", { reference: "CB-7F3K2" }],
  ["/profile/list", { profiles: [publicProfile], pagination }],
  ["/profile/counts", directoryCounts],
  ["/profile/view", { profile: publicProfile }],
  ["/artist-profile/mine", { profile: { ...artistProfile, id: 3 } }],
  ["/agency-profile/mine", { profile: { ...agencyProfile, id: 4 } }],
  ["/event/list", { events: [eventSummary], pagination }],
  ["/event/category", { events: [eventSummary], pagination }],
  ["/event/get", { event: eventDetails }],
  ["/event/create", { event: eventDetails }],
  ["/event/facets", callFacets],
  ["/event/mine", { events: [{ ...eventSummary, application_count: 2, unopened_count: 1 }], pagination }],
  [
    "/event/viewer",
    { viewer: { can: { apply: true, review: false, contribute: false }, application: null } },
  ],
  ["/event/apply", { application }],
  ["/event-category/view", { categories: [{ id: 1, name: "Theatre" }], pagination }],
  ["/application/mine", { applications: [{ ...application, event: eventSummary }], pagination }],
  ["/application/applied", { event_ids: [1] }],
  ["/application/event", { applications: [receivedApplication], pagination }],
  ["/application/review", { application: receivedApplication }],
  ["/crowdfunding/ledger", { lines: [ledgerLine], raised_so_far: 25, supporters: 1, pagination }],
  ["/crowdfunding/mine", { contributions: [], pagination }],
  ["/crowdfunding", { line: ledgerLine, raised_so_far: 25, supporters: 1 }],
  ["/auth/me", { user: userOf(1) }],
  ["/auth/sessions", { sessions: [session] }],
  ["/auth/login", account],
  ["/auth/signup", account],
];

/** What an upstream in good health says to a call; `path` stands below `/api/v1`. */
export function healthyAnswer(path: string) {
  return envelopeOf(answers.find(([start]) => path.startsWith(start))?.[1] ?? null);
}

export type Reply = {
  statusCode: number;
  data: string;
  responseOptions?: { headers: Record<string, string> };
};

/** Answers every call well, unless `change` has another answer to it. Returns what the upstream gets to see. */
export function fakeUpstream(
  { upstream }: Pick<OpenTestApp, "upstream">,
  change: (seen: Seen) => Reply | undefined = () => undefined,
): Seen[] {
  const all: Seen[] = [];
  const isAny = () => true;
  for (const method of ["GET", "POST", "DELETE"]) {
    upstream
      .intercept({ path: isAny, method })
      .reply(({ path, headers, body }) => {
        const short = path.replace("/api/v1", "");
        const seen = { method, path: short, headers: headers as Seen["headers"], body: String(body ?? "") };
        all.push(seen);
        return change(seen) ?? { statusCode: 200, data: JSON.stringify(healthyAnswer(short)) };
      })
      .persist();
  }
  return all;
}

/** A refusal as the upstream words it. */
export function refusalOf(statusCode: number, message: unknown = ""): Reply {
  return { statusCode, data: JSON.stringify({ success: false, message, data: null }) };
}
