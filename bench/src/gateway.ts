import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../../scripts/workspace.mjs";
import { type Contender, differenceOf, ratioOf, rowOf } from "./contender.ts";
import { eachTime, generator, load } from "./load.ts";
import { freePort, residentMegabytes, startProgram } from "./process.ts";

const seconds = 4;
/** In seconds: V8 goes on compiling what runs often for about that long. */
const warmUp = 10;
const rounds = 5;
const connections = 32;
/** What the gateway is started with everywhere. */
const heap = ["--max-semi-space-size=16", "--max-old-space-size=256"];

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const inputOf = (input: object) => `?input=${encodeURIComponent(JSON.stringify(input))}`;
const names = {
  bare: "bare Fastify, ready buffer",
  proxy: "@fastify/http-proxy",
  stock: "stock tRPC, fetch and zod",
  cached: "the gateway, a public read",
  uncached: "the gateway, a read that reaches the API each time",
  barePage: "bare Fastify, ready buffer as long as the page",
  cachedPage: "the gateway, a page of an article",
  newPage: "the gateway, the page rendered each time",
};
/** The address of a public read, the same for the limit, the stock server and the gateway: parsing it takes time. */
const readPath = `/trpc/blog.list${inputOf({ limit: 10 })}`;
const article = "/blog/a-night-in-the-wings-1";

async function startGateway(upstream: number | undefined) {
  const port = await freePort();
  const { pid } = await startProgram(1, [...heap, source("../../apps/bff/src/server.ts")], {
    PORT: String(port),
    UPSTREAM_URL: `http://127.0.0.1:${upstream}`,
    UPSTREAM_API_KEY: "only-for-measurements",
    // All load comes from one client.
    READS_PER_MINUTE: String(1e9),
    WEB_DIST: await ensureBuilt("dist-test"),
    SESSION_KEYS: "sessions-end-with-this-measurement",
    LOG_LEVEL: "warn",
  });
  return { origin: `http://127.0.0.1:${port}`, pid };
}

/** Starts a peer on the servers' processor. `more` follows its port and the upstream's. */
async function startPeer(file: string, upstream: number, ...more: number[]) {
  const port = await freePort();
  const args = [source(`peers/${file}.ts`), ...[port, upstream, ...more].map(String)];
  const { pid } = await startProgram(1, args);
  return { origin: `http://127.0.0.1:${port}`, pid };
}

/** How long the page is, uncompressed. */
async function pageLength(origin: string): Promise<number> {
  const answer = await fetch(origin + article, { headers: { "accept-encoding": "identity" } });
  if (!answer.ok) throw new Error(`${article} answered ${answer.status}`);
  return (await answer.bytes()).length;
}

type Started = { origin: string; pid: number | undefined };

async function startContenders() {
  const upstream = await freePort();
  const canned = await startProgram(0, [source("peers/upstream.ts"), String(upstream)]);
  const [bare, proxy, stock] = [
    await startPeer("bare", upstream),
    await startPeer("proxy", upstream),
    await startPeer("stock-trpc", upstream),
  ];
  const gateway = await startGateway(upstream);
  const contender = (
    name: string,
    { origin, pid }: Started,
    path: string,
    limit = names.bare,
  ): Contender => ({
    ...{ name, pid, limit, url: origin + path },
    samples: [],
  });
  const contenders = [
    contender(names.bare, bare, readPath),
    contender(names.proxy, proxy, "/api/v1/blog/view?limit=10"),
    contender(names.stock, stock, readPath),
    contender(names.cached, gateway, readPath),
    contender(names.uncached, gateway, `/trpc/blog.list${inputOf({ limit: 10, search: eachTime })}`),
  ];
  const barePage = await startPeer("bare", upstream, await pageLength(gateway.origin));
  contenders.push(
    contender(names.barePage, barePage, article, names.barePage),
    contender(names.cachedPage, gateway, article, names.barePage),
    contender(names.newPage, gateway, `${article}?n=${eachTime}`, names.barePage),
  );
  const pids = [canned.pid, bare.pid, proxy.pid, stock.pid, gateway.pid, barePage.pid];
  const stop = () => {
    for (const pid of pids) if (pid) process.kill(pid, "SIGTERM");
  };
  return { contenders, stop };
}

/** What the table comes to, each figure within the same rounds. */
function findings(find: (name: string) => Contender | undefined): string[] {
  const [bare, stock, cached, uncached] = [names.bare, names.stock, names.cached, names.uncached].map(find);
  if (!bare || !stock || !cached || !uncached) return [];
  const times = (one: Contender) => ratioOf(one, stock, "requestsPerSecond").toFixed(1);
  return [
    `A public read: ${times(cached)} × stock tRPC, ${differenceOf(cached, bare, "p50").toFixed(2)} ms more than the bare buffer at the median.`,
    `A read that reaches the API: ${times(uncached)} × stock tRPC, its p99 ${ratioOf(uncached, stock, "p99").toFixed(2)} × of that.`,
  ];
}

/**
 * The gateway beside its peers in one run: the same 14 kB answer, one processor for the server, the other for the load,
 * the contenders in turn, several rounds, medians. Gives the table in Markdown.
 */
export async function benchGateway(): Promise<string> {
  const { contenders, stop } = await startContenders();
  const find = (name: string) => contenders.find((contender) => contender.name === name);
  try {
    for (const contender of contenders) await load(contender.url, warmUp, connections);
    for (let round = 1; round <= rounds; round++) {
      console.log(`gateway: round ${round} of ${rounds}`);
      for (const { url, samples } of contenders) samples.push(await load(url, seconds, connections));
    }
    const rows = await Promise.all(
      contenders.map(async (contender) => {
        const memory = contender.pid ? await residentMegabytes(contender.pid) : null;
        return rowOf(contender, find(contender.limit) ?? contender, memory);
      }),
    );
    return [
      `${rounds} rounds of ${seconds} s, ${connections} connections, ${generator}, one processor each for server and load.`,
      "",
      "| what answers | requests/s | of the limit | p50 ms | p99 ms | memory MB | errors |",
      "|---|---|---|---|---|---|---|",
      ...rows,
      "",
      ...findings(find),
    ].join("\n");
  } finally {
    stop();
  }
}
