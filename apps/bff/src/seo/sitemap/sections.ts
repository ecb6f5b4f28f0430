import { limits } from "@callboard/contracts/limits";
import type { Pagination } from "@callboard/contracts/page";
import { profilePath } from "@callboard/contracts/profile-path";
import { blogCalls } from "../../upstream/calls/blog.ts";
import { categoryCalls } from "../../upstream/calls/category.ts";
import { eventCalls } from "../../upstream/calls/event.ts";
import { profileCalls } from "../../upstream/calls/profile.ts";
import { tagCalls } from "../../upstream/calls/tag.ts";
import { hasCapability, request } from "../../upstream/request.ts";
import type { UpstreamContext } from "../../upstream/upstream.ts";

/** An address of the site, and when it last changed where that is known. */
export type Entry = { path: string; lastmod?: string | undefined };
type EntryPage = { entries: Entry[]; pagination: Pick<Pagination, "nextCursor"> };

/** Where a list is read: at a page by number, or after a cursor, which wins. */
type Place = { page: number; cursor?: string | undefined };
type ReadPage = (place: Place, ctx: UpstreamContext) => Promise<EntryPage>;

const limit = limits.listLimitMax;
/** The oldest first: what is new comes at the end, and every address stays in its part. */
const oldestFirst = { limit, sortBy: "created_at", sortOrder: "ASC" } as const;
const segment = encodeURIComponent;
const nothing: EntryPage = { entries: [], pagination: { nextCursor: null } };

const texts = ["/", "/blog", "/events", "/crowdfunding", "/help", "/contact", "/privacy", "/terms"];

/** What is no list of its own: fixed pages, and the listings of the categories. */
async function pages({ page, cursor }: Place, ctx: UpstreamContext): Promise<EntryPage> {
  const rows = await request(categoryCalls.list, { page: 1, limit }, ctx);
  const categories = rows
    .filter(({ blog_count }) => blog_count !== 0)
    .map(({ id }) => ({ path: `/blog?category_id=${id}` }));
  const [isScreened, hasProfiles] = await Promise.all([
    hasCapability("screening", ctx),
    hasCapability("profiles", ctx),
  ]);
  const offered = [...(hasProfiles ? ["/directory"] : []), ...(isScreened ? ["/how-we-check"] : [])];
  const fixed = [...texts, ...offered].map((path) => ({ path }));
  const entries = page > 1 || cursor ? [] : [...fixed, ...categories];
  return { entries, pagination: { nextCursor: null } };
}

async function articles(place: Place, ctx: UpstreamContext): Promise<EntryPage> {
  const { blogs, pagination } = await request(blogCalls.list, { ...oldestFirst, ...place }, ctx);
  const entries = blogs.map(({ slug, published_at, created_at }) => ({
    path: `/blog/${segment(slug)}`,
    lastmod: published_at ?? created_at ?? undefined,
  }));
  return { entries, pagination };
}

async function tags(place: Place, ctx: UpstreamContext): Promise<EntryPage> {
  const { tags, pagination } = await request(tagCalls.list, { limit, ...place }, ctx);
  const active = tags.filter(({ status }) => status === "active");
  return { entries: active.map(({ tag_slug }) => ({ path: `/blog/tag/${segment(tag_slug)}` })), pagination };
}

/** None where they have no pages. There are few of them: all are in the first part. */
async function authors({ page, cursor }: Place, ctx: UpstreamContext): Promise<EntryPage> {
  if ((page > 1 && !cursor) || !(await hasCapability("authors", ctx))) return nothing;
  const { authors: slugs } = await request(blogCalls.authors, { limit, after: cursor }, ctx);
  const nextCursor = slugs.length === limit ? (slugs.at(-1) ?? null) : null;
  return { entries: slugs.map((slug) => ({ path: `/blog/author/${slug}` })), pagination: { nextCursor } };
}

async function events(place: Place, ctx: UpstreamContext): Promise<EntryPage> {
  const query = { ...oldestFirst, ...place, kind: "event", is_event: "upcoming" } as const;
  const { events, pagination } = await request(eventCalls.list, query, ctx);
  const entries = events.map(({ id, created_at }) => ({
    path: `/event/${id}`,
    lastmod: created_at ?? undefined,
  }));
  return { entries, pagination };
}

/** None where the upstream does not tell them from events, which are listed already. */
async function campaigns(place: Place, ctx: UpstreamContext): Promise<EntryPage> {
  if (!(await hasCapability("events", ctx))) return nothing;
  const query = { ...oldestFirst, ...place, kind: "crowdfunding" } as const;
  const { events, pagination } = await request(eventCalls.list, query, ctx);
  const entries = events.map(({ id, created_at }) => ({
    path: `/Crowdfunding/${id}`,
    lastmod: created_at ?? undefined,
  }));
  return { entries, pagination };
}

async function profiles(place: Place, ctx: UpstreamContext): Promise<EntryPage> {
  if (!(await hasCapability("profiles", ctx))) return nothing;
  const { profiles, pagination } = await request(profileCalls.list, { limit, sort: "newest", ...place }, ctx);
  return { entries: profiles.map((profile) => ({ path: profilePath(profile) })), pagination };
}

/** What the sitemap lists, each read page by page from the upstream, as it shows them to the visitor's domain. */
export const sections = { pages, articles, tags, authors, events, campaigns, profiles } satisfies Record<
  string,
  ReadPage
>;
export type SectionName = keyof typeof sections;
