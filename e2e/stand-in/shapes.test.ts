import { afterEach, describe, expect, it } from "vitest";
import { readArguments } from "./arguments.ts";
import { ask, bearerOf, fieldsOf } from "./ask.ts";
import type { StandInOptions } from "./options.ts";
import { written } from "./requests.ts";
import { type StandIn, startStandIn } from "./stand-in.ts";

let started: StandIn[] = [];
afterEach(async () => {
  for (const { stop } of started) await stop();
  started = [];
});

async function standInWith(options: Partial<StandInOptions>): Promise<StandIn> {
  const standIn = await startStandIn(options);
  started.push(standIn);
  return standIn;
}

const lists = [
  ["/blog/view", "blogs"],
  ["/blog/view-by-tag/money", "articles"],
  ["/tag/view", "tags"],
  ["/category/view", "rows"],
  ["/comment/blog/36", "comments"],
  ["/profession/view", "profession"],
  ["/cities/view", "cities"],
  ["/event-category/view", "categories"],
  ["/event/list", "events"],
  ["/event/category/1", "events"],
] as const;

const anyRows = expect.arrayContaining([expect.objectContaining({ id: expect.anything() })]);

describe.each(["data", "flat"] as const)("with fields as %s", (shape) => {
  it.each(["array", "rows"] as const)("writes lists as %s", async (form) => {
    const standIn = await standInWith({ shape, lists: form });
    for (const [path, name] of lists) {
      const list = form === "rows" && name !== "rows" ? { rows: anyRows } : anyRows;
      const { body } = await ask(standIn, path);
      expect(body).toMatchObject(shape === "data" ? { data: { [name]: list } } : { [name]: list });
      expect("data" in body).toBe(shape === "data");
    }
    const videos = (await ask(standIn, "/video/list")).body.data;
    expect(videos).toMatchObject(form === "rows" ? { rows: anyRows } : anyRows);
  });

  it("writes what is no list in the same way", async () => {
    const standIn = await standInWith({ shape });
    const bearer = await bearerOf(standIn);
    const comment = { blog_id: 1, comment_text: "x" };
    const answers = [
      [await ask(standIn, "/blog/view-by-slug/an-invoice-that-gets-paid"), "blog"],
      [await ask(standIn, "/event/get/3"), "event"],
      [await ask(standIn, "/comment/create", { body: comment, bearer }), "comment"],
      [
        await ask(standIn, "/auth/login", { body: { username: "meera", password: "stand-in-password" } }),
        "token",
      ],
    ] as const;
    for (const [{ body }, name] of answers) {
      expect(body).toMatchObject(
        shape === "data" ? { data: { [name]: expect.anything() } } : { [name]: expect.anything() },
      );
    }
  });
});

it("writes ids as text, also those inside, and takes them back", async () => {
  const standIn = await standInWith({ ids: "string" });
  const { event } = fieldsOf(await ask(standIn, "/event/get/1"));
  expect(event).toMatchObject({ id: "1", eventCategory: { id: "1" }, tags: [{ id: "1" }], price: 40 });
  const { blog } = fieldsOf(await ask(standIn, "/blog/view-by-slug/an-invoice-that-gets-paid"));
  expect(blog).toMatchObject({ id: "5", category_id: "5", category: { id: "5" } });
  const body = { blog_id: "5", comment_text: "x" };
  expect(await ask(standIn, "/comment/create", { body, bearer: await bearerOf(standIn) })).toMatchObject({
    status: 201,
  });
});

it("leaves out what a screen can work without: null in half of the rows, missing in the others", async () => {
  const standIn = await standInWith({ fields: "required" });
  const { blogs, pagination } = fieldsOf(await ask(standIn, "/blog/view?limit=2"));
  expect(blogs).toEqual([
    expect.objectContaining({
      id: 36,
      slug: "a-short-film-in-a-long-corridor",
      content: null,
      category: null,
      tags: null,
    }),
    { id: 35, slug: "your-first-contract-read-slowly", title: "Your first contract, read slowly" },
  ]);
  expect(pagination).toBeUndefined();
  const { blog } = fieldsOf(await ask(standIn, "/blog/view-by-slug/your-first-contract-read-slowly"));
  expect(Object.keys(blog as object).sort()).toEqual(["content", "id", "slug", "title"]);
  const { event } = fieldsOf(await ask(standIn, "/event/get/1"));
  expect(Object.keys(event as object).sort()).toEqual(["id", "start_date", "title"]);
  const { user } = fieldsOf(
    await ask(standIn, "/auth/login", { body: { username: "meera", password: "stand-in-password" } }),
  );
  expect(user).toEqual({ name: "Meera Pillai" });
});

it("keeps the replies that there are when only what is required is written", async () => {
  const standIn = await standInWith({ fields: "required" });
  const { comments } = fieldsOf(await ask(standIn, "/comment/blog/1"));
  const replied = (comments as { replies?: object[] }[]).filter(({ replies }) => replies);
  expect(replied).toHaveLength(3);
  for (const { replies } of replied) expect(replies?.[0]).toMatchObject({ content: expect.any(String) });
});

it("answers below another base path, with another header, key and path of the categories of events", async () => {
  const standIn = await standInWith({
    basePath: "/v1",
    apiKey: "k",
    suffixHeader: "X-Country",
    suffixForm: "bare",
    eventCategoriesPath: "/event/categories",
  });
  expect(await ask(standIn, "/event/categories")).toMatchObject({ status: 200 });
  expect(await ask(standIn, "/event-category/view")).toMatchObject({ status: 404 });
  expect(await ask(standIn, "/tag/view", { headers: { "X-Country": ".in" } })).toMatchObject({ status: 422 });
});

it("lets unknown names pass when it is not strict", async () => {
  const standIn = await standInWith({ isStrict: false });
  const headers = { "x-domain-suffix": "" };
  expect(await ask(standIn, "/event/list?kind=event&cursor=x", { headers })).toMatchObject({ status: 200 });
  const body = { ...written["/artist-profile/create"](), nickname: "x" };
  const bearer = await bearerOf(standIn);
  expect(await ask(standIn, "/artist-profile/create", { body, bearer })).toMatchObject({ status: 201 });
});

it("reads its options from a command line", () => {
  const words = [
    "--port=0",
    "--shape=flat",
    "--lists",
    "rows",
    "--ids=string",
    "--fields=required",
    "--strict=off",
  ];
  expect(readArguments([...words, "--base-path=", "--apikey=k"])).toEqual({
    ...{ port: 0, shape: "flat", lists: "rows", ids: "string", fields: "required" },
    ...{ isStrict: false, basePath: "", apiKey: "k" },
  });
  for (const wrong of ["--shape=round", "--strict=yes", "--port=http", "--unknown=1", "word"]) {
    expect(() => readArguments([wrong])).toThrow(/./);
  }
});
