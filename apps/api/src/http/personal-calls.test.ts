import { describe, expect, it } from "vitest";
import { startApp, testApiKey } from "../test/app.ts";
import { describedRoutes } from "../test/described-routes.ts";
import { aPerson } from "../test/people.ts";

const app = startApp();
const calls = [
  ["get", "auth/me"],
  ["get", "auth/sessions"],
  ["post", "auth/logout"],
  ["post", "auth/logout-all"],
  ["post", "auth/phone/change"],
  ["post", "comment/create"],
  ["get", "comment/mine"],
  ["delete", "comment/1"],
  ["post", "artist-profile/create"],
  ["get", "artist-profile/mine"],
  ["post", "agency-profile/create"],
  ["get", "agency-profile/mine"],
  ["post", "event/create"],
  ["get", "event/mine"],
  ["get", "event/viewer/1"],
  ["post", "event/apply"],
  ["get", "application/mine"],
  ["get", "application/applied"],
  ["delete", "application/1"],
  ["get", "application/event/1"],
  ["post", "application/review/1"],
  ["post", "crowdfunding/contribute"],
  ["post", "crowdfunding/reverse/1"],
  ["get", "crowdfunding/mine"],
] as const;

type Call = [method: "get" | "post" | "delete" | "head" | "patch", path: string];

/** Every call that the description keeps to somebody signed in; a new one needs no line above. */
const described = (await describedRoutes())
  .filter(({ security }) => security.some((needs) => "bearer" in needs))
  .map(({ method, path }): Call => [method, path]);

it("are described as such", () => {
  expect(described).toEqual(expect.arrayContaining(calls.map((call) => [...call])));
});

describe.each(described)("%s %s", (method, path) => {
  const ask = () => app.bare()[method](`/api/v1/${path}`);
  // The answer to a HEAD has no body.
  const unauthorized = method === "head" ? {} : { success: false, message: "Unauthorized" };

  it("refuses a caller without a key before anything else", async () => {
    const { bearer } = await aPerson(app);
    await ask().set("authorization", `Bearer ${bearer}`).expect(403);
  });

  it("refuses everybody who is not signed in, whatever they send", async () => {
    const revoked = await aPerson(app);
    await app.post("/api/v1/auth/logout-all", {}, revoked).expect(200);
    const expired = await aPerson(app);
    app.clock.pass(86_400_000);
    const { bearer } = await aPerson(app);
    const headers = [
      ...["", "Bearer", "Bearer ", `Bearer ${"a".repeat(43)}`, `Basic ${bearer}`, bearer],
      ...[`Bearer ${bearer}x`, `Bearer ${bearer.slice(1)}`, `Bearer ${bearer} ${bearer}`, "Bearer ' or 1=1"],
      ...[`Bearer ${revoked.bearer}`, `Bearer ${expired.bearer}`, `Bearer ${"a".repeat(5_000)}`],
    ];
    for (const authorization of headers) {
      const request = ask().set("apikey", testApiKey).set("authorization", authorization);
      await (method === "post" ? request.type("json").send("{ no json") : request).expect(401, unauthorized);
    }
    await ask().set("apikey", testApiKey).expect(401, unauthorized);
  });
});
