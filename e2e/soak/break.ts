import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../apps/bff/src/test/seeded-random.ts";
import type { Line, Pairs } from "./breakable-pairs.ts";
import { note } from "./note.ts";

/** What befalls a line for a while: new connections cut off, bytes swallowed, silence without an end, slowness. */
const faults = {
  cuts: (line: Line) => line.cut(),
  "swallows what is said": (line: Line) => line.silence(),
  "freezes what is open": (line: Line) => line.freeze(),
  freezes: (line: Line) => line.freezeAll(),
  "is slow": (line: Line, random: Random) => line.slowDown(20 + random.below(400)),
};
const faultNames = Object.keys(faults) as (keyof typeof faults)[];
const signals = ["SIGKILL", "SIGTERM"] as const;

/** In ms: how long a line is broken, and the rest before the next thing breaks. */
const [brokenMs, restMs] = [8_000, 5_000];

export function mend(line: Line): void {
  line.slowDown(0);
  line.mend();
}

async function breakLine({ lines }: Pairs, random: Random): Promise<void> {
  const [line, name] = [random.pick(lines), random.pick(faultNames)];
  const ms = 200 + random.below(brokenMs);
  note(`${line.name} ${name} for ${ms} ms`);
  faults[name](line, random);
  await pause(ms);
  mend(line);
}

async function endPrograms({ programs }: Pairs, random: Random): Promise<void> {
  const signal = random.pick(signals);
  // Now and then all of them.
  const ended = random.below(10) === 0 ? programs : [random.pick(programs)];
  note(`${signal} to ${ended.map(({ name }) => name).join(", ")}`);
  await Promise.all(ended.map(({ restart }) => restart(signal)));
}

/** Breaks one thing after the other until it is over. Gives how many. */
export async function breakThings(pairs: Pairs, random: Random, isOver: () => boolean): Promise<number> {
  let count = 0;
  for (; !isOver(); count += 1) {
    await (random.below(3) === 0 ? endPrograms : breakLine)(pairs, random);
    await pause(random.below(restMs));
  }
  return count;
}
