import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { StartError } from "./start-error.ts";
import { listen, startServer } from "./start-server.ts";

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
