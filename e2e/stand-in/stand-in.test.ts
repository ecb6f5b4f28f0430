import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Answered, ask, bearerOf, fieldsOf } from "./ask.ts";
import { eventForm, written } from "./requests.ts";
import { callsOf, type StandIn, startStandIn } from "./stand-in.ts";

type Row = Record<string, unknown>;

let standIn: StandIn;
let bearer: string;

beforeAll(async () => {
  standIn = await startStandIn();
  bearer = await bearerOf(standIn);
});
afterAll(() => standIn.stop());
beforeEach(() => {
  standIn.requests.length = 0;
});

const get = (path: string) => ask(standIn, path);
const post = (path: string, body: object, by: string | undefined = bearer) =>
  ask(standIn, path, { body, bearer: by });
const rows = (answer: Answered, name: string) => fieldsOf(answer)[name] as Row[];
const titles = (answer: Answered, name: string) => rows(answer, name).map(({ title }) => title);

describe("lists", () => {
  it.each([
    ["/blog/view", "blogs", 5],
    ["/blog/view-by-tag/rehearsal", "articles", 5],
    ["/tag/view?page=1&limit=100", "tags", 9],
    ["/category/view?page=1&limit=100", "rows", 7],
    ["/comment/blog/36", "comments", 9],
    ["/profession/view", "profession", 10],
    ["/cities/view?page=1&limit=50", "cities", 8],
    ["/event-category/view?page=1&limit=50", "categories", 6],
    ["/event/list", "events", 10],
    ["/event/category/1?page=1&limit=6", "events", 6],
  ])("%s has its rows under %s", async (path, name, count) => {
    const answer = await get(path);
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: "OK" } });
    expect(rows(answer, name)).toHaveLength(count);
  });

  it("answers videos as the data itself", async () => {
    const { body } = await get("/video/list?page=1&limit=5&is_featured=true");
    expect(body.data).toHaveLength(5);
  });

  it("goes on by page until there is no next one", async () => {
    const seen = new Set<unknown>();
    for (const page of [1, 2, 3, 4]) {
      const answer = await get(`/event/list?page=${page}&limit=10`);
      for (const { id } of rows(answer, "events")) seen.add(id);
      expect(fieldsOf(answer).pagination).toEqual({ hasNextPage: page < 4 });
    }
    expect(seen.size).toBe(32);
    expect(rows(await get("/event/list?page=5"), "events")).toEqual([]);
  });

  it("filters articles by category, tag, text and what is featured", async () => {
    const inCategory = rows(await get("/blog/view?category_id=2&limit=100"), "blogs");
    expect(new Set(inCategory.map(({ category_name }) => category_name))).toEqual(new Set(["Auditions"]));
    expect(titles(await get("/blog/view?search=CURTAIN"), "blogs")).toEqual(["The night the curtain stuck"]);
    expect(rows(await get("/blog/view?tag_id=7&limit=100"), "blogs").length).toBeGreaterThan(3);
    const featured = rows(await get("/blog/view?is_featured=true"), "blogs");
    expect(featured).toHaveLength(5);
    expect(featured.every(({ is_featured }) => is_featured)).toBe(true);
  });

  it("filters events by day, city, text and what is featured", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const days = async (when: string) =>
      rows(await get(`/event/list?limit=100&is_event=${when}`), "events").map(({ start_date }) =>
        String(start_date),
      );
    expect((await days("past")).every((day) => day < today)).toBe(true);
    expect((await days("upcoming")).every((day) => day >= today)).toBe(true);
    expect(await days("")).toHaveLength(32);
    const inCity = rows(await get("/event/list?present_city=pune"), "events");
    expect(new Set(inCity.map(({ present_city }) => present_city))).toEqual(new Set(["Pune"]));
    expect(titles(await get("/event/list?search=courtroom"), "events")).toEqual([
      "Open call for a courtroom play",
    ]);
  });

  it("sorts by a column, in both orders", async () => {
    const days = async (order: string) =>
      rows(await get(`/event/list?sortBy=start_date&sortOrder=${order}&limit=100`), "events").map(
        (row) => row.start_date,
      );
    const ascending = await days("ASC");
    expect(ascending).toEqual(ascending.toSorted());
    expect(await days("DESC")).toEqual(ascending.toReversed());
  });
});

describe("one thing", () => {
  it("answers an article by its slug and an event by its id", async () => {
    const { blog } = fieldsOf(await get("/blog/view-by-slug/a-self-tape-in-a-shared-room"));
    expect(blog).toMatchObject({ title: "A self-tape in a shared room", category_name: "Auditions" });
    const { event } = fieldsOf(await get("/event/get/1?page=1&limit=6"));
    expect(event).toMatchObject({
      title: "Open call for a courtroom play",
      eventCategory: { id: 1, name: "Acting" },
    });
  });

  it("has the fields that the specification names, and no other", async () => {
    const { blog } = fieldsOf(await get("/blog/view-by-slug/an-invoice-that-gets-paid"));
    const names =
      "blog_tags category category_id category_name content created_at created_by featured_image id is_featured meta_description meta_title published_at share_preview_link short_content slug tags title";
    expect(Object.keys(blog as Row).sort()).toEqual(names.split(" "));
    const { event } = fieldsOf(await get("/event/get/1"));
    const eventNames =
      "address address_1 banner_photo category_name compensation contact_number contact_person description description_photo email eventCategory id is_featured present_city price raised_so_far start_date start_time tags title venue_name website";
    expect(Object.keys(event as Row).sort()).toEqual(eventNames.split(" "));
  });

  it.each([
    "/blog/view-by-slug/none",
    "/blog/view-by-tag/none",
    "/event/get/999",
    "/comment/blog/999",
    "/capabilities",
  ])("does not find %s", async (path) => {
    expect(await get(path)).toEqual({ status: 404, body: { success: false, message: "Resource not found" } });
  });

  it("serves the pictures that its answers name", async () => {
    const { blog } = fieldsOf(await get("/blog/view-by-slug/an-invoice-that-gets-paid"));
    const picture = await fetch(`${standIn.url}${(blog as Row).featured_image}`);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  });
});

describe("changes", () => {
  it("adds a comment and a reply", async () => {
    const first = await post("/comment/create", { blog_id: 20, comment_text: " Well said " });
    expect(fieldsOf(first).comment).toMatchObject({
      author: "Meera Pillai",
      content: "Well said",
      reply_count: 0,
    });
    const { id } = fieldsOf(first).comment as Row;
    await post("/comment/create", { blog_id: 20, comment_text: "Thank you", parent_comment_id: id });
    expect(rows(await get("/comment/blog/20"), "comments")).toMatchObject([
      { content: "Well said", reply_count: 1, replies: [{ content: "Thank you" }] },
    ]);
  });

  it("adds an event with two photos, and serves them", async () => {
    const answer = await post("/event/create", eventForm({ title: "On the roof", address_2: "Third stair" }));
    expect(answer).toEqual({ status: 201, body: { success: true, message: "Event created successfully!" } });
    const [event] = rows(await get("/event/list?search=on the roof"), "events");
    expect(event).toMatchObject({
      address: "9 Station Road, Third stair, Pune",
      price: 40,
      tags: [{ name: "Paid" }],
    });
    expect((await fetch(`${standIn.url}${event?.banner_photo}`)).headers.get("content-type")).toBe(
      "image/jpeg",
    );
  });

  it.each(["/artist-profile/create", "/agency-profile/create"] as const)(
    "takes a claim at %s",
    async (path) => {
      expect(await post(path, written[path]())).toMatchObject({ status: 201, body: { success: true } });
    },
  );

  it("signs up, verifies the number, sends another code, and signs in by each identifier", async () => {
    const account = {
      name: "Ravi",
      username: "ravi",
      email: "r@example.org",
      password: "123456",
      phone: "+911234567890",
    };
    const signedUp = fieldsOf(await post("/auth/signup", account, undefined));
    expect(signedUp).toMatchObject({ token: expect.any(String), user: { name: "Ravi" } });
    const { phone, password } = account;
    expect((await post("/auth/verify/mobile-otp", { phone, otp: "000000" })).body.message).toEqual({
      otp: "Invalid OTP",
    });
    expect((await post("/auth/verify/mobile-otp", { phone, otp: "123456" })).body.message).toBe(
      "Mobile verified!",
    );
    expect((await post("/auth/resend/otp", { phone })).body.message).toBe("OTP resent!");
    for (const username of ["ravi", "r@example.org", phone]) {
      expect(fieldsOf(await post("/auth/login", { username, password }))).toMatchObject({
        user: { name: "Ravi" },
      });
    }
    expect(await post("/auth/signup", account)).toMatchObject({
      status: 422,
      body: { message: { email: "email is taken" } },
    });
  });
});

describe("refusals", () => {
  it.each(callsOf({ eventCategoriesPath: "/event-category/view" }).map(({ method, path }) => [method, path]))(
    "refuses %s %s with a wrong key and without one",
    async (method, path) => {
      for (const apikey of ["wrong", ""]) {
        const answer = await ask(standIn, path, {
          headers: { apikey },
          ...(method === "POST" && { body: {} }),
        });
        expect(answer).toEqual({
          status: 403,
          body: { success: false, message: "API key forbidden or invalid" },
        });
      }
    },
  );

  it.each(Object.entries(written))(
    "refuses %s without a bearer, and with one of nobody",
    async (path, body) => {
      for (const by of ["", "nobody's"]) {
        const answer = await ask(standIn, path, {
          body: body(),
          headers: { authorization: by && `Bearer ${by}` },
        });
        expect(answer).toEqual({ status: 401, body: { success: false, message: "Unauthorized" } });
      }
    },
  );

  it.each<[string, string, object]>([
    ["comment_text", "/comment/create", { blog_id: 1, comment_text: "x".repeat(501) }],
    ["parent_comment_id", "/comment/create", { blog_id: 1, comment_text: "x", parent_comment_id: 10_000 }],
    ["gender", "/artist-profile/create", { ...written["/artist-profile/create"](), gender: "" }],
    [
      "project_year",
      "/agency-profile/create",
      { ...written["/agency-profile/create"](), project_year: "2024" },
    ],
    ["banner_photo", "/event/create", eventForm({ banner_photo: "a text" })],
    ["status", "/event/create", eventForm({ status: null })],
    ["phone", "/auth/resend/otp", { phone: "12345" }],
  ])("names %s where it does not fit", async (field, path, body) => {
    const { status, body: said } = await post(path, body);
    expect(status).toBe(422);
    expect(Object.keys(said.message as object)).toEqual([field]);
  });

  it.each([
    "/blog/view?cursor=x",
    "/event/list?kind=event",
    "/event/category/1?except=2",
    "/comment/blog/1?limit=20",
    "/tag/view?limit=101",
    "/video/list?is_featured=maybe",
  ])("refuses the parameter of %s", async (path) => {
    expect(await get(path)).toMatchObject({ status: 422, body: { success: false } });
  });

  it("refuses fields that the specification does not name", async () => {
    const answers = [
      await post("/comment/create", { blog_id: 1, comment_text: "x", key: "x" }),
      await post("/event/create", eventForm({ kind: "event" })),
    ];
    expect(answers.map(({ body }) => body.message)).toEqual([
      { key: "key is no field of this call" },
      { kind: "kind is no field of this call" },
    ]);
  });

  it("refuses a domain suffix that is missing or of another form", async () => {
    for (const suffix of ["", "in"]) {
      const answer = await ask(standIn, "/tag/view", { headers: { "x-domain-suffix": suffix } });
      expect(answer).toMatchObject({
        status: 422,
        body: { message: { "x-domain-suffix": expect.any(String) } },
      });
    }
  });

  it("takes no form for JSON, and no JSON for a form", async () => {
    expect(await post("/event/create", { title: "x" })).toMatchObject({ status: 422 });
    expect(await post("/comment/create", eventForm())).toMatchObject({ status: 422 });
  });
});

it("remembers what it was asked, by names alone, and forgets it when told", async () => {
  await get("/event/list?page=1&search=secret");
  await post("/comment/create", { blog_id: 1, comment_text: "secret" });
  await post("/event/create", eventForm());
  const asked = (await (await fetch(`${standIn.url}/requests`)).json()) as Row[];
  expect(asked).toEqual(standIn.requests);
  expect(asked).toMatchObject([
    { method: "GET", path: "/api/v1/event/list", query: ["page", "search"], body: [], status: 200 },
    { method: "POST", path: "/api/v1/comment/create", body: ["blog_id", "comment_text"], status: 201 },
    { path: "/api/v1/event/create", body: expect.arrayContaining(["banner_photo", "status"]) },
  ]);
  expect(asked[0]?.headers).toEqual(expect.arrayContaining(["apikey", "x-domain-suffix"]));
  expect(JSON.stringify(asked)).not.toContain("secret");
  await fetch(`${standIn.url}/requests`, { method: "DELETE" });
  expect(standIn.requests).toEqual([]);
});
