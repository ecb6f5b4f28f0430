import { fileURLToPath } from "node:url";
import { generator, load, type Sample } from "./load.ts";
import { freePort, residentMegabytes, startProgram } from "./process.ts";

const seconds = 4;
const rounds = 5;
const connections = 32;

type Contender = { name: string; url: string; pid: number | undefined; samples: Sample[] };

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const listInput = encodeURIComponent(JSON.stringify({ limit: 10 }));

async function startContenders() {
  const [upstream, bare, proxy, stock, gateway] = await Promise.all(Array.from({ length: 5 }, freePort));
  const canned = await startProgram(0, [source("peers/upstream.ts"), String(upstream)]);
  const start = (file: string, port: number | undefined) =>
    startProgram(1, [source(`peers/${file}.ts`), String(port), String(upstream)]);
  const programs = {
    bare: await start("bare", bare),
    proxy: await start("proxy", proxy),
    stock: await start("stock-trpc", stock),
    gateway: await startProgram(1, [source("../../apps/bff/src/server.ts")], {
      PORT: String(gateway),
      UPSTREAM_URL: `http://127.0.0.1:${upstream}`,
      UPSTREAM_API_KEY: "bench",
      LOG_LEVEL: "warn",
    }),
  };
  const at = (port: number | undefined, path: string) => `http://127.0.0.1:${port}${path}`;
  const contender = (name: string, url: string, pid: number | undefined): Contender => ({
    name,
    url,
    pid,
    samples: [],
  });
  const contenders = [
    contender("bare Fastify, ready buffer", at(bare, "/"), programs.bare.pid),
    contender("@fastify/http-proxy", at(proxy, "/api/v1/blog/view?limit=10"), programs.proxy.pid),
    contender(
      "stock tRPC, fetch and zod",
      at(stock, `/trpc/blog.list?input=${listInput}`),
      programs.stock.pid,
    ),
    contender(
      "the gateway, /trpc/blog.list",
      at(gateway, `/trpc/blog.list?input=${listInput}`),
      programs.gateway.pid,
    ),
  ];
  const stop = () => {
    for (const child of [...Object.values(programs), canned]) child.kill("SIGTERM");
  };
  return { contenders, stop };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function row(contender: Contender, limit: Contender, memory: number | null): string {
  const rate = median(contender.samples.map((sample) => sample.requestsPerSecond));
  const ratio = median(
    contender.samples.map(
      (sample, index) => sample.requestsPerSecond / (limit.samples[index]?.requestsPerSecond ?? Number.NaN),
    ),
  );
  const p50 = median(contender.samples.map((sample) => sample.p50));
  const p99 = median(contender.samples.map((sample) => sample.p99));
  const errors = contender.samples.reduce((sum, sample) => sum + sample.errors, 0);
  const cells = [
    contender.name,
    Math.round(rate),
    ratio.toFixed(2),
    p50.toFixed(2),
    p99.toFixed(2),
    memory ?? "–",
    errors,
  ];
  return `| ${cells.join(" | ")} |`;
}

/**
 * The gateway beside its peers in one run: the same 14 kB answer, one processor for the server, the other for the load,
 * the contenders in turn, several rounds, medians. Gives the table in Markdown.
 */
export async function benchGateway(): Promise<string> {
  const { contenders, stop } = await startContenders();
  try {
    for (const contender of contenders) await load(contender.url, 2, connections);
    for (let round = 1; round <= rounds; round++) {
      console.log(`gateway: round ${round} of ${rounds}`);
      for (const contender of contenders)
        contender.samples.push(await load(contender.url, seconds, connections));
    }
    const [limit] = contenders;
    if (!limit) throw new Error("nothing to measure");
    const rows = await Promise.all(
      contenders.map(async (contender) =>
        row(contender, limit, contender.pid ? await residentMegabytes(contender.pid) : null),
      ),
    );
    return [
      `${rounds} rounds of ${seconds} s, ${connections} connections, ${generator}, one processor each for server and load.`,
      "",
      "| what answers | requests/s | of the limit | p50 ms | p99 ms | memory MB | errors |",
      "|---|---|---|---|---|---|---|",
      ...rows,
    ].join("\n");
  } finally {
    stop();
  }
}
