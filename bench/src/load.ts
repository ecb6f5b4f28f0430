import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { pinned } from "./process.ts";

/** Requests a second, latencies in milliseconds, and how many answers were no success. */
export type Sample = { requestsPerSecond: number; p50: number; p99: number; errors: number };

const run = promisify(execFile);
const wrk = ["/usr/bin/wrk", "/usr/local/bin/wrk", "/opt/homebrew/bin/wrk"].find(existsSync);

/** Which program makes the load: wrk where it is installed, since one core of it outruns any server here; else autocannon. */
export const generator = wrk ? "wrk" : "autocannon";

const milliseconds = { us: 0.001, ms: 1, s: 1_000 } as const;

function wrkLatency(output: string, percentile: string): number {
  const match = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(output);
  return match ? Number(match[1]) * milliseconds[match[2] as keyof typeof milliseconds] : Number.NaN;
}

/** Stands in an address for a number that is another one each time, so that no answer is asked for twice. */
export const eachTime = "--each-time--";

/** A script that makes wrk count. */
function countingScript({ pathname, search }: URL): string {
  const path = pathname + search;
  const file = join(mkdtempSync(join(tmpdir(), "callboard-bench-")), "count.lua");
  const [before = "", after = ""] = path.split(eachTime);
  writeFileSync(
    file,
    `local n = os.time() * 1000\nrequest = function() n = n + 1 return wrk.format("GET", [==[${before}]==] .. n .. [==[${after}]==]) end\n`,
  );
  return file;
}

async function loadWithWrk(
  program: string,
  url: string,
  seconds: number,
  connections: number,
): Promise<Sample> {
  const script = url.includes(eachTime) ? ["-s", countingScript(new URL(url))] : [];
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    ...script,
    url.split(eachTime)[0] ?? url,
  ];
  const [command = "", ...rest] = pinned(0, [program, ...args]);
  const { stdout } = await run(command, rest);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const broken =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: wrkLatency(stdout, "50"),
    p99: wrkLatency(stdout, "99"),
    errors: broken.reduce((sum, count) => sum + Number(count), refused),
  };
}

async function loadWithAutocannon(url: string, seconds: number, connections: number): Promise<Sample> {
  const program = fileURLToPath(import.meta.resolve("autocannon/autocannon.js"));
  const args = [
    process.execPath,
    program,
    "-j",
    "-n",
    "-I",
    "-c",
    String(connections),
    "-d",
    String(seconds),
    url,
  ];
  const [command = "", ...rest] = pinned(0, args);
  const { stdout } = await run(command, rest, { maxBuffer: 1 << 26 });
  const result = JSON.parse(stdout);
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}

/** Loads one address for some seconds from a process of its own on processor 0. */
export function load(url: string, seconds: number, connections: number): Promise<Sample> {
  return wrk ? loadWithWrk(wrk, url, seconds, connections) : loadWithAutocannon(url, seconds, connections);
}
