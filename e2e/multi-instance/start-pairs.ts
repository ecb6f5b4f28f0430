import { randomBytes } from "node:crypto";
import { freePort, startProgram, stopProgram } from "../../scripts/product.mjs";
import { startBalancer } from "./balancer.ts";
import type { Pair } from "./programs.ts";

type Env = Record<string, string>;
type Stop = () => unknown;

const secret = () => randomBytes(32).toString("base64url");

/** Starts the same program twice at the same moment, and a balancer before both. */
async function startPair(name: string, folder: string, env: Env, running: Stop[]) {
  const started = await Promise.allSettled(
    [env, env].map(async (each) => startProgram(name, folder, { ...each, PORT: String(await freePort()) })),
  );
  for (const result of started)
    if (result.status === "fulfilled") running.push(() => stopProgram(result.value));
  const programs = started.map((result) => {
    if (result.status === "rejected") throw result.reason;
    const { child, port } = result.value;
    return { pid: Number(child.pid), url: `http://127.0.0.1:${port}` };
  });
  const balancer = await startBalancer(programs.map(({ url }) => url));
  running.push(balancer.stop);
  return { port: balancer.port, programs: programs as unknown as Pair };
}

type Options = { databaseUrl: string; redisUrl: string; dataDir: string; webDist: string };

/** Two APIs on one database and two gateways on one Redis. `stop` ends all four. Rejects with nothing left running. */
export async function startPairs({ databaseUrl, redisUrl, dataDir, webDist }: Options) {
  const running: Stop[] = [];
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end();
  };
  const key = secret();
  const both = { NODE_ENV: "production", LOG_LEVEL: "error", HOST: "127.0.0.1" };
  try {
    const api = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      API_KEYS: key,
      OTP_KEY: secret(),
      DEMO: "on",
    };
    const apis = await startPair("the API", "api", { ...both, ...api }, running);
    const gateway = {
      UPSTREAM_URL: `http://127.0.0.1:${apis.port}`,
      UPSTREAM_API_KEY: key,
      SESSION_KEYS: secret(),
      TRUST_PROXY: "127.0.0.1",
      REDIS_URL: redisUrl,
      REDIS_PREFIX: `callboard-multi-${secret()}:`,
      WEB_DIST: webDist,
      // Longer than the journey: a change is seen in time only where the gateways told each other.
      CACHE_MAX_AGE_MS: "600000",
    };
    const gateways = await startPair("the gateway", "bff", { ...both, ...gateway }, running);
    return {
      url: `http://localhost:${gateways.port}`,
      apiUrl: `http://127.0.0.1:${apis.port}`,
      programs: { gateways: gateways.programs, apis: apis.programs },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
