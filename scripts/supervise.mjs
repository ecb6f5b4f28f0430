/** Keeps a program running that ends on its own. */
import { setTimeout as sleep } from "node:timers/promises";

/** A program that ends so often within so long, in ms, is given up. */
const limit = { ends: 5, within: 60_000 };
/** Before a program is started the second time, in ms; then twice as long each time. */
const firstPauseMs = 250;

/**
 * Starts a program, and again when it ends on its own. `stop` of a program ends it, also when it has ended already.
 * `onEnd` hears of each end: the program's name, its exit code and signal. Rejects where the first start does.
 * `ended` resolves with the last end once the program is given up, and with null after `stop`.
 */
export async function supervise(start, stop, onEnd) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let program = await start();

  async function keepRunning() {
    let ends = [];
    while (!signal.aborted) {
      const end = { name: program.name, ...(await program.ended) };
      if (signal.aborted) break;
      const now = performance.now();
      ends = [...ends.filter((at) => now - at < limit.within), now];
      if (ends.length === limit.ends) return end;
      onEnd(end);
      await sleep(firstPauseMs * 2 ** (ends.length - 1), null, { signal }).catch(() => null);
      if (signal.aborted) break;
      const failed = { ...program, ended: Promise.resolve({ code: 1, signal: null }) };
      program = await start().catch(() => failed);
      if (signal.aborted) await stop(program);
    }
    return null;
  }

  const ended = keepRunning();
  return {
    ended,
    stop: async () => {
      stopping.abort();
      await stop(program);
      await ended;
    },
  };
}
