import { setImmediate as settled } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { createUploadQueue } from "./upload-queue.ts";

const never = new Promise<never>(() => undefined);

/** A queue, and whose forms are arriving and are being sent on. No form is ever answered. */
function createQueue() {
  const { run } = createUploadQueue();
  const [arriving, sending]: [number[], number[]] = [[], []];
  const begin = (account: number, address: string, arrives: Promise<void>) => {
    const receive = async () => {
      arriving.push(account);
      await arrives;
      return { read: async () => new FormData(), release: async () => undefined };
    };
    const upload = () => {
      sending.push(account);
      return never;
    };
    void run({ account, address }, receive, upload).catch(() => undefined);
  };
  return {
    arriving,
    sending,
    /** Begins a form that does not arrive. */
    sendSlowly: (account: number, address: string) => begin(account, address, never),
    send: (account: number, address: string) => begin(account, address, Promise.resolve()),
  };
}

const accounts = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("the queue of uploads", () => {
  it("receives four forms of an address at once, and those of others beside them", async () => {
    const { sendSlowly, arriving } = createQueue();
    for (const account of accounts(6)) sendSlowly(account, "a");
    sendSlowly(7, "b");
    await settled();
    expect(arriving).toEqual([1, 2, 3, 4, 7]);
  });

  it("receives sixteen forms at once, of however many addresses", async () => {
    const { sendSlowly, arriving } = createQueue();
    for (const account of accounts(20)) sendSlowly(account, String(account));
    await settled();
    expect(arriving).toHaveLength(16);
  });

  it("holds three of them in memory, and none that has not arrived", async () => {
    const { sendSlowly, send, sending } = createQueue();
    for (const account of accounts(4)) sendSlowly(account, "a");
    for (const account of accounts(5)) send(10 + account, String(account));
    await settled();
    expect(sending).toHaveLength(3);
  });

  it("takes one form of an account at a time", async () => {
    const { sendSlowly, arriving } = createQueue();
    for (const address of ["a", "b"]) sendSlowly(1, address);
    await settled();
    expect(arriving).toEqual([1]);
  });

  it.each([
    ["was sent on", async () => "done"],
    ["was refused", () => Promise.reject(new Error("refused"))],
  ])("lets go of a form that %s", async (_name, upload) => {
    const release = vi.fn(async () => undefined);
    const receive = async () => ({ read: async () => new FormData(), release });
    await createUploadQueue()
      .run({ account: 1, address: "a" }, receive, upload)
      .catch(() => undefined);
    expect(release).toHaveBeenCalledOnce();
  });
});
