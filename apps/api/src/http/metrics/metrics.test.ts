import { tmpdir } from "node:os";
import Fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { measureRequests } from "./measure-requests.ts";
import { createMetrics } from "./metrics.ts";

const connections = () => ({ open: 3, idle: 1, waiting: 2 });

/** A server of two routes that is measured; `form` waits until it is let go. */
async function startMeasured() {
  const metrics = createMetrics({ connections, dataDir: tmpdir() });
  const app = Fastify();
  let letGo = () => {};
  const wait = new Promise<void>((done) => {
    letGo = done;
  });
  measureRequests(app, metrics);
  app.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
  app.get("/blog/:slug", async () => "a blog");
  app.post("/form", () => wait.then(() => "received"));
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const read = () => metrics.registry.metrics();
  const ask = (path: string, init?: RequestInit) => fetch(`${app.listeningOrigin}${path}`, init);
  return { read, ask, letGo };
}

const count = (labels: string) => `callboard_api_request_duration_seconds_count{${labels}}`;

describe("the API's metrics", () => {
  it("count calls by route, and all that no route has as one", async () => {
    const { read, ask } = await startMeasured();
    for (const path of ["/blog/one", "/blog/two", "/canary-1", "/canary-2"]) await ask(path);
    await expect.poll(read).toContain(`${count('method="any",route="unknown",status="4xx"')} 2`);
    expect(await read()).toContain(`${count('method="GET",route="/blog/:slug",status="2xx"')} 2`);
    expect(await read()).not.toContain("canary");
  });

  it("show forms while they are received, also one whose sender goes away", async () => {
    const { read, ask, letGo } = await startMeasured();
    const gone = new AbortController();
    const form = (init: RequestInit) =>
      ask("/form", {
        method: "POST",
        body: "-",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        ...init,
      });
    const asked = [form({}), form({ signal: gone.signal }).catch(() => null)];
    await expect.poll(read).toMatch(/^callboard_api_uploads 2$/m);
    gone.abort();
    await expect.poll(read).toMatch(/^callboard_api_uploads 1$/m);
    expect(await read()).toContain(`${count('method="POST",route="/form",status="aborted"')} 1`);
    letGo();
    await Promise.all(asked);
    await expect.poll(read).toMatch(/^callboard_api_uploads 0$/m);
  });

  it("tell of jobs", async () => {
    const jobs = {
      countByState: async () => ({ waiting: 3, running: 1, dead: 2 }),
      lateSeconds: async () => 7,
    };
    const metrics = createMetrics({ connections, dataDir: tmpdir(), jobs });
    metrics.jobs.inc({ kind: "mail", outcome: "done" });
    const text = await metrics.registry.metrics();
    expect(text).toContain('callboard_api_jobs{state="dead"} 2');
    expect(text).toContain("callboard_api_jobs_late_seconds 7");
    expect(text).toContain('callboard_api_jobs_total{kind="mail",outcome="done"} 1');
  });

  it("tell of the database and the disk", async () => {
    const { read } = await startMeasured();
    const text = await read();
    expect(text).toContain('callboard_api_database_connections{state="waiting"} 2');
    const [free, size] = ["free", "size"].map((name) =>
      Number(text.match(new RegExp(`^callboard_api_disk_${name}_bytes (\\d.*)$`, "m"))?.[1]),
    );
    expect(free).toBeGreaterThan(0);
    expect(size).toBeGreaterThan(free ?? 0);
  });
});
