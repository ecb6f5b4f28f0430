import { expect, it } from "vitest";
import type { Meta } from "./init.ts";
import { asksForPublicReads, personalReads } from "./public-reads.ts";
import { appRouter } from "./router.ts";

const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; meta?: Meta } }>,
).map(([path, { _def }]) => ({ path, type: _def.type, meta: _def.meta ?? {} }));

/** They change what belongs to one account alone, which no cache holds. */
const ofAccounts = /^(session|password|contact)\./;

it("every query that is open to everybody says which tags it is cached under", () => {
  const isForgotten = ({ type, meta }: (typeof procedures)[number]) =>
    type === "query" && !meta.isPersonal && !meta.cache;
  const missing = procedures.filter(isForgotten).map(({ path }) => path);
  expect(missing, "add .meta({ cache: { tags: […] } }) to each procedure").toEqual([]);
});

it("every change says what it invalidates", () => {
  const isForgotten = ({ path, type, meta }: (typeof procedures)[number]) =>
    type === "mutation" && !ofAccounts.test(path) && !meta.invalidates;
  const missing = procedures.filter(isForgotten).map(({ path }) => path);
  expect(
    missing,
    "add .meta({ invalidates: […] }) to each procedure, empty where nothing cached changes",
  ).toEqual([]);
});

it("a query that reads the session is personal, and no other", () => {
  const open = [
    "blog.list",
    "category.list",
    "tag.list",
    "reference.cities",
    "profile.list",
    "profile.counts",
    "profile.get",
    "event.list",
    "event.facets",
    "event.get",
    "event.related",
    "event.forStory",
    "event.categories",
    "contribution.ledger",
    "video.list",
  ];
  const personal = ["comment.list", "comment.mine", "profile.mine", "session.list", "event.mine"];
  expect(personalReads).toEqual(expect.arrayContaining([...personal, "event.viewer", "contribution.mine"]));
  expect(personalReads.filter((path) => open.includes(path))).toEqual([]);
});

it("an address asks for public reads where each of its calls is one", () => {
  expect(asksForPublicReads("/trpc/blog.list")).toBe(true);
  expect(asksForPublicReads("/trpc/blog.list,tag.list?batch=1&input=%7B%7D")).toBe(true);
  for (const path of [
    "comment.list",
    "blog.list,comment.list",
    "session.signIn",
    "blog.list,",
    "nothing",
    "",
  ])
    expect([path, asksForPublicReads(`/trpc/${path}`)]).toEqual([path, false]);
});
