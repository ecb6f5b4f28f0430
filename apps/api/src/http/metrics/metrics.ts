import { statfs } from "node:fs/promises";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import manifest from "../../../package.json" with { type: "json" };
import type { Database } from "../../db/client.ts";

/** In seconds: from a row that is in memory to what the gateway gives up on. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

type Watched = {
  connections: Database["connections"];
  /** Where the data are: how much room is left there is measured. */
  dataDir: string;
  textsPerDay?: number;
  jobs?: WatchedJobs;
};

type WatchedJobs = {
  /** How many jobs there are, by state. */
  countByState: () => Promise<Record<string, number>>;
  /** For how many seconds the oldest has been due that nobody has begun. */
  lateSeconds: () => Promise<number>;
};

function watchJobs(registers: Registry[], { countByState, lateSeconds }: WatchedJobs): void {
  new Gauge({
    name: "callboard_api_jobs",
    help: "Jobs that are 'waiting', 'running', or 'dead': those wait for somebody. Of each at most 10000 are counted.",
    labelNames: ["state"] as const,
    registers,
    async collect() {
      for (const [state, value] of Object.entries(await countByState())) this.set({ state }, value);
    },
  });
  new Gauge({
    name: "callboard_api_jobs_late_seconds",
    help: "For how long the oldest job has been due that nobody has begun.",
    registers,
    async collect() {
      this.set(await lateSeconds());
    },
  });
}

function watchDatabase(registers: Registry[], connections: Database["connections"]): void {
  new Gauge({
    name: "callboard_api_database_connections",
    help: "Connections to PostgreSQL: 'open', 'idle' among them, and queries 'waiting' for one. Not there with the embedded database.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      for (const [state, value] of Object.entries(connections?.() ?? {})) this.set({ state }, value);
    },
  });
}

function watchDisk(registers: Registry[], dataDir: string): void {
  new Gauge({
    name: "callboard_api_disk_size_bytes",
    help: "Size of the disk with the data folder.",
    registers,
    async collect() {
      const { blocks, bsize } = await statfs(dataDir);
      this.set(blocks * bsize);
    },
  });
  new Gauge({
    name: "callboard_api_disk_free_bytes",
    help: "What is left of it for this program.",
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
}

/** All that this program counts of itself, by the names that `deploy/grafana` and `deploy/prometheus` know. */
export function createMetrics({ connections, dataDir, textsPerDay = 0, jobs }: Watched) {
  const registry = new Registry();
  const registers = [registry];
  watchDisk(registers, dataDir);
  watchDatabase(registers, connections);
  if (jobs) watchJobs(registers, jobs);
  new Gauge({
    name: "callboard_build_info",
    help: "1. The labels say what runs: the API's version, and Node's.",
    labelNames: ["version", "node"] as const,
    registers,
  }).set({ version: manifest.version, node: process.version }, 1);
  new Gauge({
    name: "callboard_api_texts_per_day",
    help: "How many text messages may be sent in 24 hours: SMS_PER_DAY.",
    registers,
  }).set(textsPerDay);
  return {
    registry,
    texts: new Counter({
      name: "callboard_api_texts_total",
      help: "Text messages that were due: 'sent', 'refused' by the SMS service for their number, 'failed', or not sent because they were 'over_budget'.",
      labelNames: ["outcome"] as const,
      registers,
    }),
    jobs: new Counter({
      name: "callboard_api_jobs_total",
      help: "How runs of jobs ended: 'done', 'retried' later after a failure, 'postponed', 'dead', 'released' by a program that ended, or 'lost' to another.",
      labelNames: ["kind", "outcome"] as const,
      registers,
    }),
    requests: new Histogram({
      name: "callboard_api_request_duration_seconds",
      help: "How long calls took, by route and the class of their status; 'aborted' where the caller went away first.",
      labelNames: ["method", "route", "status"] as const,
      buckets,
      registers,
    }),
    uploads: new Gauge({
      name: "callboard_api_uploads",
      help: "Forms with photos that are being received or worked on.",
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
