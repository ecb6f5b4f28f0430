import { spawn } from "node:child_process";
import { createServer, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDistFolder } from "./test/fake-web-build.ts";
import { blogListOf, envelopeOf, pagination } from "./test/fixtures.ts";
import { createRawProvider } from "./test/test-app.ts";

const script = fileURLToPath(new URL("server.ts", import.meta.url));

async function startServer(changes: Record<string, string> = {}) {
  const settings = {
    UPSTREAM_API_KEY: "k",
    PORT: "0",
    LOG_LEVEL: "silent",
    WEB_DIST: await createDistFolder(),
  };
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...settings, ...changes },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, errors }));
  });
  const ready = new Promise<number>((resolve) => {
    child.on("message", (message: { ready: boolean; port: number }) => resolve(message.port));
  });
  return { child, ended, ready };
}

async function occupiedPort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

/** A provider whose blog lists wait until they are let go. */
async function createSlowProvider() {
  const waiting: ServerResponse[] = [];
  const url = await createRawProvider(({ url }, response) => {
    if (url?.includes("/blog/view")) waiting.push(response);
    else response.end(JSON.stringify(envelopeOf({ rows: [], pagination })));
  });
  const letGo = () => waiting.forEach((response) => void response.end(JSON.stringify(blogListOf(1))));
  return { url, waiting, letGo };
}

describe("the program", () => {
  it("says when it is ready, and on SIGTERM finishes what it accepted", async () => {
    const provider = await createSlowProvider();
    const { child, ended, ready } = await startServer({ UPSTREAM_URL: provider.url });
    const address = `http://127.0.0.1:${await ready}`;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    const accepted = fetch(`${address}/trpc/blog.list`);
    await expect.poll(() => provider.waiting.length).toBe(1);
    child.kill("SIGTERM");
    await expect
      .poll(() => fetch(`${address}/readyz`).then(({ status }) => status), { interval: 20 })
      .toBe(503);
    await expect
      .poll(() => fetch(`${address}/readyz`).catch(() => "closed"), { timeout: 3_000 })
      .toBe("closed");
    provider.letGo();
    const answer = await accepted;
    expect(answer.status).toBe(200);
    expect(answer.headers.get("connection")).toBe("close");
    expect(await ended).toEqual({ code: 0, errors: "" });
  }, 15_000);

  it("names a taken port in one line", async () => {
    const port = await occupiedPort();
    const { ended } = await startServer({ PORT: String(port) });
    const errors = `callboard gateway: port ${port} on 127.0.0.1 is taken; set PORT to another one\n`;
    expect(await ended).toEqual({ code: 1, errors });
  });

  it.each([
    [
      "bad settings",
      { PORT: "many", UPSTREAM_API_KEY: "" },
      /bad settings: (?=.*PORT)(?=.*UPSTREAM_API_KEY)/,
    ],
    ["a missing build", { WEB_DIST: "/nowhere" }, /no built application in \/nowhere/],
  ])("names %s in one line", async (_name, changes, line) => {
    const { code, errors } = await (await startServer(changes)).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(line);
    expect(errors.trim().split("\n")).toHaveLength(1);
  });

  it("answers what is no HTTP with a refusal", async () => {
    const { ready } = await startServer();
    const socket = connect(await ready, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write("GET / HTTP/9.9\r\n\r\n");
    const answer = await new Promise((resolve) => socket.once("data", (data) => resolve(data.toString())));
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain("x-content-type-options: nosniff");
  });
});
