import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it, onTestFinished, vi } from "vitest";
import { stopProgram } from "./product.mjs";
import { supervise } from "./supervise.mjs";

/** Programs that run a script each; `children` are those that were started. */
function programs(...scripts) {
  const children = [];
  const start = async () => {
    const script = scripts[Math.min(children.length, scripts.length - 1)];
    const child = spawn(process.execPath, ["-e", script], { stdio: "ignore" });
    children.push(child);
    const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
    return { name: "the program", child, ended };
  };
  onTestFinished(() => {
    for (const child of children) child.kill("SIGKILL");
  });
  return { start, children };
}

const stays = "setInterval(() => {}, 1_000)";

it("starts a program again that was killed, and says so", async () => {
  const { start, children } = programs(stays);
  const ends = [];
  const { stop, ended } = await supervise(start, stopProgram, (end) => ends.push(end));
  children[0].kill("SIGKILL");
  await expect.poll(() => children.length, { timeout: 10_000 }).toBe(2);
  expect(ends).toEqual([{ name: "the program", code: null, signal: "SIGKILL" }]);
  await stop();
  expect(await ended).toBeNull();
  expect(children[1].signalCode).toBe("SIGTERM");
  expect(ends).toHaveLength(1);
});

it("starts nothing more once it is stopped, not even while it waits for the next start", async () => {
  const { start, children } = programs("process.exit(3)", stays);
  const { stop } = await new Promise((done) => {
    const supervised = supervise(start, stopProgram, () => done(supervised));
  });
  await stop();
  expect(children).toHaveLength(1);
});

it("ends what it was starting when it is stopped", async () => {
  const { start, children } = programs("process.exit(3)", stays);
  const { promise: isLetStart, resolve: letStart } = Promise.withResolvers();
  let starts = 0;
  const startSlowly = async () => {
    starts += 1;
    if (starts > 1) await isLetStart;
    return start();
  };
  const { stop } = await supervise(startSlowly, stopProgram, () => {});
  await expect.poll(() => starts, { timeout: 10_000 }).toBe(2);
  const stopped = stop();
  letStart();
  await stopped;
  expect(children[1].signalCode).toBe("SIGTERM");
});

it("goes on starting a program that ends once in a while", async () => {
  const { start, children } = programs("process.exit(3)");
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += 60_000;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  const { stop } = await supervise(start, stopProgram, () => {});
  await expect.poll(() => children.length, { timeout: 15_000 }).toBeGreaterThan(6);
  await stop();
}, 20_000);

it("gives a program up that ends again and again, or does not start any more", async () => {
  const { start, children } = programs("process.exit(3)");
  let starts = 0;
  const startTwice = () => {
    starts += 1;
    return starts > 2 ? Promise.reject(new Error("the port is taken")) : start();
  };
  const { ended } = await supervise(startTwice, stopProgram, () => {});
  expect(await ended).toEqual({ name: "the program", code: 1, signal: null });
  expect([starts, children.length]).toEqual([5, 2]);
}, 20_000);
