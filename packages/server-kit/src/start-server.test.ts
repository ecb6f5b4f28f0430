import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { StartError } from "./start-error.ts";
import { listen, startServer, stopOnSignal } from "./start-server.ts";

function createApp() {
  const server = createServer();
  onTestFinished(() => void server.close());
  return {
    server,
    listen: ({ host, port }: { host: string; port: number }) =>
      new Promise<string>((resolve, reject) => {
        server.once("error", reject).listen(port, host, () => resolve(""));
      }),
  };
}

describe("listen", () => {
  it("gives the port, and names a taken one", async () => {
    const port = await listen(createApp(), { HOST: "127.0.0.1", PORT: 0 });
    expect(port).toBeGreaterThan(0);
    await expect(listen(createApp(), { HOST: "127.0.0.1", PORT: port })).rejects.toThrow(
      new StartError(`port ${port} on 127.0.0.1 is taken; set PORT to another one`),
    );
  });

  it("names an address that it cannot use", async () => {
    await expect(listen(createApp(), { HOST: "192.0.2.1", PORT: 0 })).rejects.toThrow(/\(EADDRNOTAVAIL\)/);
  });
});

describe("stopOnSignal", () => {
  it("stops once, however many signals come, and ends the program when that is done", async () => {
    const on = vi.spyOn(process, "on").mockReturnThis();
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    onTestFinished(() => void [on, exit].map((spy) => spy.mockRestore()));
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = vi.fn(() => promise);
    stopOnSignal(stop);
    const all = on.mock.calls.map(([, listener]) => listener());
    expect([all.length, stop.mock.calls.length, exit.mock.calls.length]).toEqual([3, 1, 0]);
    resolve();
    await Promise.all(all);
    expect(exit.mock.calls).toEqual([[0]]);
  });
});

describe("startServer", () => {
  it("lets the program write what this user alone may read", async () => {
    const folder = mkdtempSync(join(tmpdir(), "callboard-start-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const umask = process.umask(0);
    onTestFinished(() => void process.umask(umask));
    await startServer("callboard test", async () => {
      mkdirSync(join(folder, "new"));
      writeFileSync(join(folder, "new/file"), "");
    });
    const modes = ["new", "new/file"].map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  it("exits quietly when the parent process goes away meanwhile; afterwards that is the program's matter", async () => {
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    onTestFinished(() => exit.mockRestore());
    const before = process.listeners("disconnect");
    await startServer("callboard test", async () => {
      for (const listener of process.listeners("disconnect")) if (!before.includes(listener)) listener();
    });
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
    expect(process.listeners("disconnect")).toEqual(before);
  });

  it.each([
    ["is told something", "tellParent({ ready: true })"],
    ["is waited for", "setInterval(() => {}, 60_000); startServer('test', () => new Promise(() => {}))"],
  ])("says nothing of a parent process that is gone before it %s", async (_when, work) => {
    const file = JSON.stringify(import.meta.resolve("./start-server.ts"));
    const gone = "process.disconnect(); await new Promise(setImmediate);";
    const script = `import { startServer, tellParent } from ${file}; ${gone} ${work}`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [said, [code]] = await Promise.all([text(child.stderr as Readable), once(child, "exit")]);
    expect({ said, code }).toEqual({ said: "", code: 0 });
  });

  it("leaves helper threads, which compile, a moment in which the event loop runs before it exits", async () => {
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    onTestFinished(() => void [exit, write].map((spy) => spy.mockRestore()));
    const ended = startServer("callboard test", () => Promise.reject(new StartError("A is required")));
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    await new Promise(setImmediate);
    expect(exit).not.toHaveBeenCalled();
    await ended;
    expect(exit.mock.calls).toEqual([[1]]);
  });

  async function failWith(error: Error) {
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await startServer("callboard test", () => Promise.reject(error));
    const lines = write.mock.calls.map(([line]) => line);
    expect(exit).toHaveBeenCalledWith(1);
    exit.mockRestore();
    write.mockRestore();
    return lines;
  }

  it("prints the lines of a StartError", async () => {
    const lines = await failWith(new StartError("A is required\nB is required"));
    expect(lines).toEqual(["callboard test: A is required\n", "callboard test: B is required\n"]);
  });

  it("prints the stack of any other error", async () => {
    const lines = await failWith(new Error("broken"));
    expect(lines[0]).toBe("callboard test: Error: broken\n");
    expect(lines.length).toBeGreaterThan(1);
  });
});
