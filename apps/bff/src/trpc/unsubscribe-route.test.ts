import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../test/fake-upstream.ts";
import { createTestApp } from "../test/test-app.ts";

const token = "7.4.h7Ka0pQ2mZr5tYb2LhV7cXe4";
const form = "application/x-www-form-urlencoded";
const oneClick = "List-Unsubscribe=One-Click";

async function createApp(change?: Parameters<typeof fakeUpstream>[1]) {
  const test = await createTestApp();
  return { ...test, seen: fakeUpstream(test, change) };
}

describe("the address of a mail's link", () => {
  it.each([
    [{ "content-type": form }, oneClick],
    [{ "content-type": "multipart/form-data; boundary=x" }, "--x--"],
    [{ "content-type": form, origin: "https://mail.example", "sec-fetch-site": "cross-site" }, oneClick],
    [{ "content-type": form, origin: "null", cookie: "nonsense" }, oneClick],
    [{}, ""],
  ])("ends mails by a POST of anybody's, with %o", async (headers, payload) => {
    const { app, seen } = await createApp();
    const answer = await app.inject({ method: "POST", url: `/unsubscribe/${token}`, headers, payload });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ["POST", "/notification/unsubscribe", JSON.stringify({ token })],
    ]);
  });

  it("leads a browser back to its page", async () => {
    const { app } = await createApp();
    const headers = { "content-type": form, accept: "text/html,*/*" };
    const answer = await app.inject({ method: "POST", url: `/unsubscribe/${token}`, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/unsubscribe/${token}`]);
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
  });

  it.each(["GET", "HEAD", "OPTIONS"] as const)("changes nothing by a %s", async (method) => {
    const { app, seen } = await createApp();
    await app.inject({ method, url: `/unsubscribe/${token}` });
    expect(seen.filter((call) => call.method === "POST")).toEqual([]);
  });

  it("answers alike for what names nothing", async () => {
    const { app, seen } = await createApp(() => refusalOf(404));
    const answers = await Promise.all(
      [token, `${token}x`, "x".repeat(15)].map((name) =>
        app.inject({ method: "POST", url: `/unsubscribe/${name}`, headers: { "content-type": form } }),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(seen).toHaveLength(2);
  });

  it("says so where it could not be done, so that the mail program asks again", async () => {
    const { app } = await createApp(() => refusalOf(500));
    const answer = await app.inject({ method: "POST", url: `/unsubscribe/${token}` });
    expect(answer.statusCode).toBe(502);
  });

  it("takes no long body, and not many from one address", async () => {
    const { app } = await createApp();
    const post = (payload = "") =>
      app.inject({
        method: "POST",
        url: `/unsubscribe/${token}`,
        headers: { "content-type": form },
        payload,
      });
    expect((await post("x".repeat(5_000))).statusCode).toBe(413);
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) statuses.push((await post()).statusCode);
    expect(statuses.indexOf(429)).toBe(120);
  });

  it.each([
    `/unsubscribe/${token}/more`,
    `/unsubscribe/${token}?a=b`,
    "/unsubscribe/short",
    "/trpc/contact.create",
  ])("is the only one that takes a POST from elsewhere: not %s", async (url) => {
    const { app, seen } = await createApp();
    const headers = { "content-type": form, origin: "https://mail.example" };
    expect((await app.inject({ method: "POST", url, headers })).statusCode).toBe(403);
    expect(seen).toEqual([]);
  });
});
