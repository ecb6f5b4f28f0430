import type { Sample } from "./load.ts";
import { median } from "./median.ts";

/** Something that answers, and how it did in each round. */
export type Contender = {
  name: string;
  url: string;
  pid: number | undefined;
  /** What it is measured against; itself, for a limit. */
  limit: string;
  samples: Sample[];
};

/** The median over the rounds of one figure beside another's in the same round. */
export function ratioOf(one: Contender, other: Contender, figure: keyof Sample): number {
  return median(
    one.samples.map((sample, round) => sample[figure] / (other.samples[round]?.[figure] ?? Number.NaN)),
  );
}

/** The median over the rounds of how much more one figure is than another's. */
export function differenceOf(one: Contender, other: Contender, figure: keyof Sample): number {
  return median(
    one.samples.map((sample, round) => sample[figure] - (other.samples[round]?.[figure] ?? Number.NaN)),
  );
}

/** A row of the table: rate, ratio to the limit, latencies in ms, memory in MB, errors. */
export function rowOf(contender: Contender, limit: Contender, memory: number | null): string {
  const { name, samples } = contender;
  const cells = [
    name,
    Math.round(median(samples.map(({ requestsPerSecond }) => requestsPerSecond))),
    ratioOf(contender, limit, "requestsPerSecond").toFixed(2),
    median(samples.map(({ p50 }) => p50)).toFixed(2),
    median(samples.map(({ p99 }) => p99)).toFixed(2),
    memory ?? "–",
    samples.reduce((sum, { errors }) => sum + errors, 0),
  ];
  return `| ${cells.join(" | ")} |`;
}
