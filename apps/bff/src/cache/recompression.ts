import { Buffer } from "node:buffer";
import { setTimeout as pause } from "node:timers/promises";
import { compressBest, type ResponseBodies } from "./cached-response.ts";

/** In bytes; longer bodies would take seconds. */
const lengthMax = 300_000;
/** After each body, so many times as long as it took: all of them take a tenth of one processor at most. */
const restFactor = 9;

/**
 * Compresses bodies that are sent again as well as can be, which takes too long for their first visitor. One at a time, and what comes
 * meanwhile is left as it is: whoever asks for many addresses twice gets no more work done than anybody else.
 */
export function createRecompression() {
  const seen = new WeakSet<ResponseBodies>();
  let isResting = false;

  async function compress(bodies: ResponseBodies): Promise<void> {
    const began = performance.now();
    bodies.br = await compressBest(bodies.identity);
    await pause(restFactor * (performance.now() - began), undefined, { ref: false });
  }

  /** Does nothing for what nobody has asked for in brotli. */
  return (bodies: ResponseBodies): void => {
    const { br, identity } = bodies;
    if (isResting || !(br instanceof Buffer) || seen.has(bodies) || identity.length > lengthMax) return;
    isResting = true;
    seen.add(bodies);
    void compress(bodies)
      // The former one is good enough.
      .catch(() => {})
      .finally(() => {
        isResting = false;
      });
  };
}
