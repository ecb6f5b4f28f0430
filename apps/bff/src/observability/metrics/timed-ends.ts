import { Counter, type Metric, type Registry } from "prom-client";

/** A measurement by its name, and what it says. */
type Described = { name: string; help: string };

type Options = {
  registry: Registry;
  /** The labels: what was done, and how it ended. */
  labels: [what: string, end: string];
  total: Described;
  duration: Described;
  /** The upper bounds of the durations that are told apart, in seconds. */
  buckets: readonly number[];
  /** Called before the counts are read. */
  collect?: () => void;
};

/** What is known of one thing: how often it ended in which way, how often it took how long, and how long in all. */
type Row = { ends: Map<string, number>; took: Float64Array; seconds: number };

/**
 * Counts how things end and how long they take, as a counter and a histogram of Prometheus. It costs an addition or two:
 * the library's own put labels together and look at them anew each time.
 */
export function createTimedEnds(options: Options) {
  const { registry, total, duration, buckets, collect } = options;
  const [whatLabel, endLabel] = options.labels;
  const rows = new Map<string, Row>();

  function rowOf(what: string): Row {
    const known = rows.get(what);
    if (known) return known;
    const row = { ends: new Map(), took: new Float64Array(buckets.length + 1), seconds: 0 };
    rows.set(what, row);
    return row;
  }

  function add({ ends }: Row, end: string, count: number): void {
    ends.set(end, (ends.get(end) ?? 0) + count);
  }

  /** The lines of a histogram: how many took at most so long, how long all took, how many there were. */
  function linesOf([what, { took, seconds }]: [string, Row]) {
    const own = { [whatLabel]: what };
    let count = 0;
    const upTo = [...took].map((here, index) => {
      count += here;
      return {
        labels: { le: buckets[index] ?? "+Inf", ...own },
        value: count,
        metricName: `${duration.name}_bucket`,
      };
    });
    if (count === 0) return [];
    return [
      ...upTo,
      { labels: own, value: seconds, metricName: `${duration.name}_sum` },
      { labels: own, value: count, metricName: `${duration.name}_count` },
    ];
  }

  new Counter({
    ...total,
    labelNames: [whatLabel, endLabel],
    registers: [registry],
    collect() {
      collect?.();
      this.reset();
      for (const [what, { ends }] of rows)
        for (const [end, count] of ends) this.inc({ [whatLabel]: what, [endLabel]: end }, count);
    },
  });
  const histogram = {
    ...duration,
    labelNames: [whatLabel],
    get: async () => ({
      ...duration,
      type: "histogram",
      aggregator: "sum",
      values: [...rows].flatMap(linesOf),
    }),
  };
  // A registry asks no more of a measurement.
  registry.registerMetric(histogram as unknown as Metric);

  return {
    /** Something has ended after so many seconds. */
    ended: (what: string, end: string, seconds: number): void => {
      const row = rowOf(what);
      add(row, end, 1);
      row.seconds += seconds;
      let bucket = 0;
      while (seconds > (buckets[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
      row.took[bucket] = (row.took[bucket] ?? 0) + 1;
    },
    /** So many have ended that nobody timed. */
    add: (what: string, end: string, count: number): void => add(rowOf(what), end, count),
  };
}
