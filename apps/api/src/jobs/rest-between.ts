import { setTimeout as pause } from "node:timers/promises";

/** In ms. */
const workMin = 20;
const restMax = 500;

/**
 * For jobs of many steps: call what it returns after each of them. It rests about as long as the work lasted, so that requests have their
 * turn: the embedded database works in this process, and lets nobody in between by itself.
 */
export function restBetween(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    const worked = performance.now() - began;
    if (worked < workMin) return;
    await pause(Math.min(worked, restMax));
    began = performance.now();
  };
}
