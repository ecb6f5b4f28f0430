import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("./server.ts", import.meta.url));
const children: ChildProcess[] = [];
/** One folder for all tests, which start the program as few times as they can: a start takes seconds. */
const dataDir = mkdtempSync(join(tmpdir(), "callboard-server-"));
/** Code of the database that runs for seconds is not worth compiling a second time. */
const execArgs = ["--liftoff-only", program];

async function killAll() {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }
}
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the API on the test's folder. */
function spawnProgram(settings: Record<string, string> = {}) {
  const env = { API_KEYS: "k", PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...settings };
  const child = spawn(process.execPath, execArgs, { env, stdio: ["ignore", "ignore", "pipe", "ipc"] });
  children.push(child);
  let stderr = "";
  child.stderr?.on("data", (data) => {
    stderr += data;
  });
  const ended = Promise.all([once(child, "exit"), once(child.stderr as Readable, "close")]).then(
    ([[code]]) => ({ code: code as number | null, stderr }),
  );
  const ready = new Promise<number>((done) => {
    child.on("message", (message: { ready?: true; port: number }) => message.ready && done(message.port));
  });
  return { child, ready, ended };
}

/** Starts it, and waits until it is ready, with its port, or has ended, with its code. */
async function start(settings: Record<string, string> = {}) {
  const { child, ready, ended } = spawnProgram(settings);
  const port = await Promise.race([ready, ended.then(() => null)]);
  return { child, port, ended };
}

type Started = Awaited<ReturnType<typeof start>>;
const ask = ({ port }: Started, path: string) => fetch(`http://127.0.0.1:${port}${path}`);
const cleanEnd = { code: 0, stderr: "" };

describe("the program", () => {
  let running: Started;
  beforeAll(async () => {
    mkdirSync(join(dataDir, "media"));
    writeFileSync(join(dataDir, "outbox.jsonl"), "");
    for (const path of ["", "media", "outbox.jsonl"]) chmodSync(join(dataDir, path), 0o777);
    const umask = process.umask(0);
    running = await start().finally(() => process.umask(umask));
  });
  afterAll(killAll);

  it("answers", async () => {
    expect((await ask(running, "/readyz")).status).toBe(200);
  });

  it("keeps its data to itself: what was there, what it finds and what it writes", async () => {
    const body = JSON.stringify({
      ...{ name: "Asha", username: "asha", email: "asha@example.com" },
      ...{ phone: "+15550001111", password: "seven brass lanterns" },
    });
    const headers = { apikey: "k", "content-type": "application/json" };
    const address = `http://127.0.0.1:${running.port}/api/v1/auth/signup`;
    expect((await fetch(address, { method: "POST", headers, body })).status).toBe(200);
    const names = ["", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })];
    expect(names).toEqual(expect.arrayContaining(["db/PG_VERSION", "db.lock", "otp-key", "outbox.jsonl"]));
    expect(names.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)).toEqual([]);
  });

  it("keeps a second one from its folder, and runs on unharmed", async () => {
    const second = await start();
    expect(await second.ended).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^callboard api: .*db\.lock is locked: Callboard runs on this data folder, .*: stop the other one first\n$/,
      ),
    });
    expect((await ask(running, "/readyz")).status).toBe(200);
  });

  it("says that it is going down, still answers for a moment, closes the connection with each answer, and ends cleanly", async () => {
    running.child.kill("SIGTERM");
    await expect.poll(async () => (await ask(running, "/readyz")).status, { interval: 10 }).toBe(503);
    const { status, headers } = await ask(running, "/healthz");
    expect([status, headers.get("connection")]).toEqual([200, "close"]);
    expect(await running.ended).toEqual(cleanEnd);
  });
});

describe("the program on a folder that was used before", () => {
  afterEach(killAll);

  it("opens within five seconds after the other one was killed, and ends cleanly when interrupted", async () => {
    const first = performance.now();
    const { child } = await start();
    const usual = performance.now() - first;
    child.kill("SIGKILL");
    await once(child, "exit");
    const began = performance.now();
    const opened = await start();
    expect(opened.port).toBeTypeOf("number");
    // A busy machine takes its time over any start: then it is held against that.
    expect(performance.now() - began).toBeLessThan(Math.max(5_000, 2 * usual));
    expect((await ask(opened, "/readyz")).status).toBe(200);
    opened.child.kill("SIGINT");
    expect(await opened.ended).toEqual(cleanEnd);
  });

  it("ends when the process that started it is gone", async () => {
    const { child, ended } = await start();
    child.disconnect();
    expect(await ended).toEqual(cleanEnd);
  });

  it("ends without a word when that one is gone before it is ready", async () => {
    const { child, ended } = spawnProgram();
    child.disconnect();
    expect(await ended).toEqual(cleanEnd);
  });

  it("says in one line what keeps it from starting", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const { port } = blocker.address() as AddressInfo;
    const reasons = [
      [{ PORT: String(port) }, `port ${port} on 127.0.0.1 is taken; set PORT to another one`],
      [{ DATA_DIR: file }, `the database at ${file} cannot be opened: EEXIST`],
      [
        { DATABASE_URL: "postgres://127.0.0.1:1/none" },
        "the database at 127.0.0.1:1 cannot be opened: connect",
      ],
      [{ API_KEYS: "" }, "API_KEYS is required"],
    ] as const;
    const ends = await Promise.all(reasons.map(([settings]) => spawnProgram(settings).ended));
    for (const [index, [, reason]] of reasons.entries()) {
      const { code, stderr } = ends[index] ?? {};
      expect(code).toBe(1);
      expect(stderr).toMatch(/^callboard api: [^\n]*\n$/);
      expect(stderr).toContain(reason);
    }
    blocker.close();
  });
});
