import { type ClientSettings, clientInLog } from "@callboard/server-kit/client-in-log";
import { createLog } from "@callboard/server-kit/create-log";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../test/app.ts";

const clients: ClientSettings = { LOG_CLIENTS: "hashed", LOG_CLIENT_KEY: "sixteen letters!" };
const nameOf = clientInLog(clients);
const canary = "somebody-s-own-words";

describe("the log", () => {
  const lines: string[] = [];
  const log = createLog("info", { destination: { write: (line: string) => lines.push(line) } });
  const app = startApp({ log, clients });
  const answered = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  beforeEach(() => {
    lines.length = 0;
  });

  it("has one line for each request, with its id, its client, and its path without the query", async () => {
    const paths = ["/api/v1/tag/view", "/api/v1/blog/view", "/api/v1/none", "/none", "/healthz"];
    for (const path of paths) await app.get(`${path}?search=${canary}`).set("x-request-id", `id-of${path}`);
    await app.bare().get("/api/v1/tag/view").set("x-request-id", "keyless");
    const { headers } = await app.bare().get("/%");
    await expect.poll(() => answered().length).toBe(paths.length + 2);
    expect(answered().map(({ path }) => path)).toEqual([...paths, "/api/v1/tag/view", "/%"]);
    expect(answered().at(-1).reqId).toBe(headers["x-request-id"]);
    expect(answered().at(-2)).toMatchObject({ reqId: "keyless", status: 403 });
    for (const line of answered()) {
      expect(line).toMatchObject({
        reqId: expect.stringMatching(/./),
        client: nameOf("127.0.0.1"),
        method: "GET",
      });
      expect(line).toMatchObject({ host: expect.stringContaining("127.0.0.1"), ms: expect.any(Number) });
      expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
    expect(lines.join("")).not.toContain(canary);
  });

  it.each([
    ["/api/v1/notification/unsubscribe/", "", 404],
    ["/api/v1/blog/preview/", "", 404],
    ["/api/v1/shortlist/tape/", "/content", 403],
  ])("has no token of a link: %s…%s", async (before, after, status) => {
    await app.get(`${before}${canary}${after}`).expect(status);
    await expect.poll(() => answered().length).toBe(1);
    expect(answered()[0].path).toBe(`${before}[redacted]${after}`);
    expect(lines.join("")).not.toContain(canary);
  });

  it("has the client that a gateway names, and nobody else", async () => {
    const named = { client: "203.0.113.7" };
    await app.post("/api/v1/auth/login", {}, named);
    await app.post("/api/v1/auth/login", {}, { client: canary });
    await app.post("/api/v1/auth/login", {}, named).set("apikey", "wrong");
    await expect.poll(() => answered().length).toBe(3);
    expect(answered().map(({ client, status }) => [client, status])).toEqual([
      [nameOf("203.0.113.7"), 422],
      [nameOf("127.0.0.1"), 422],
      [nameOf("127.0.0.1"), 403],
    ]);
    expect(lines.join("")).not.toMatch(/203\.0\.113\.7|somebody-s-own/);
  });
});
