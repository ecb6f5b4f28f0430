import { Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { createTimedEnds } from "./timed-ends.ts";

function createEnds(collect?: () => void) {
  const registry = new Registry();
  const ends = createTimedEnds({
    registry,
    labels: ["dish", "end"],
    total: { name: "dishes_total", help: "Dishes." },
    duration: { name: "dish_seconds", help: "How long dishes took." },
    buckets: [0.5, 1],
    ...(collect && { collect }),
  });
  const lines = async () => (await registry.metrics()).split("\n");
  return { ...ends, registry, lines };
}

describe("what has ended", () => {
  it("is counted by its end and its duration, as Prometheus reads it", async () => {
    const { ended, lines } = createEnds();
    for (const seconds of [0.25, 0.5, 0.75, 4]) ended("soup", "eaten", seconds);
    ended("soup", "burnt", 2);
    expect(await lines()).toEqual([
      "# HELP dishes_total Dishes.",
      "# TYPE dishes_total counter",
      'dishes_total{dish="soup",end="eaten"} 4',
      'dishes_total{dish="soup",end="burnt"} 1',
      "",
      "# HELP dish_seconds How long dishes took.",
      "# TYPE dish_seconds histogram",
      'dish_seconds_bucket{le="0.5",dish="soup"} 2',
      'dish_seconds_bucket{le="1",dish="soup"} 3',
      'dish_seconds_bucket{le="+Inf",dish="soup"} 5',
      'dish_seconds_sum{dish="soup"} 7.5',
      'dish_seconds_count{dish="soup"} 5',
      "",
    ]);
  });

  it("is counted on from one reading to the next", async () => {
    const { ended, lines } = createEnds();
    ended("soup", "eaten", 1);
    await lines();
    ended("soup", "eaten", 1);
    expect(await lines()).toContain('dishes_total{dish="soup",end="eaten"} 2');
  });

  it("may be brought at the last moment, and untimed", async () => {
    const { add, lines } = createEnds(() => add("bread", "eaten", 3));
    const told = await lines();
    expect(told).toContain('dishes_total{dish="bread",end="eaten"} 3');
    expect(told.join()).not.toContain('dish_seconds_count{dish="bread"}');
  });
});
