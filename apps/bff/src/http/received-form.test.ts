import { readdir, readlink, stat } from "node:fs/promises";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tellsMemory } from "../test/process-memory.ts";
import { receiveForm } from "./received-form.ts";

const headers = { "content-type": "multipart/form-data; boundary=x" };
const body = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nMime\r\n--x--\r\n';

/** The files of uploads that this program has open, as Linux tells it. */
async function openFiles() {
  const paths = (await readdir("/proc/self/fd")).map((name) => `/proc/self/fd/${name}`);
  const all = await Promise.all(
    paths.map(async (path) => ({ path, name: await readlink(path).catch(() => "") })),
  );
  const uploads = all.filter(({ name }) => name.includes("callboard-upload-"));
  return Promise.all(
    uploads.map(async ({ path, name }) => ({
      mode: (await stat(path)).mode & 0o777,
      isNamed: !name.endsWith(" (deleted)"),
    })),
  );
}

describe.runIf(tellsMemory)("a form that arrives", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  it("lies in a file that nobody else can open, until it is released", async () => {
    const raw = new IncomingMessage(new Socket());
    const arriving = receiveForm({ raw, headers });
    await expect.poll(openFiles).toEqual([{ mode: 0o600, isNamed: false }]);
    raw.push(body);
    raw.push(null);
    const form = await arriving;
    expect((await form.read()).get("title")).toBe("Mime");
    await form.release();
    expect(await openFiles()).toEqual([]);
  });

  it("leaves nothing behind where it breaks off, or its sender has hung up before", async () => {
    const [late, early] = [new IncomingMessage(new Socket()), new IncomingMessage(new Socket())];
    early.destroy();
    await expect(receiveForm({ raw: early, headers })).rejects.toThrow();
    expect(await openFiles()).toEqual([]);
    const arriving = receiveForm({ raw: late, headers });
    late.destroy();
    await expect(arriving).rejects.toThrow();
    expect(await openFiles()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
