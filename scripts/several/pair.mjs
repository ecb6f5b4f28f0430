/** Two providers on one database and two gateways on one Redis, each pair behind a proxy. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { freePort, startProgram, stopProgram } from "../product.mjs";
import { startBalancer } from "./balancer.mjs";

const secret = () => randomBytes(32).toString("base64url");

/** Starts the programs of a pair at the same moment, and what stands before them. */
async function startPair(name, folder, envs, running) {
  const started = await Promise.allSettled(
    envs.map(async (env) => startProgram(name, folder, { ...env, PORT: String(await freePort()) })),
  );
  const programs = started.flatMap(({ value }) => (value ? [value] : []));
  running.push(...programs.map((program) => () => stopProgram(program)));
  const failed = started.find(({ reason }) => reason);
  if (failed) throw failed.reason;
  const urls = programs.map(({ port }) => `http://127.0.0.1:${port}`);
  const balancer = await startBalancer(urls);
  running.push(balancer.stop);
  return {
    port: balancer.port,
    programs: programs.map(({ child }, index) => ({ pid: child.pid, url: urls[index] })),
  };
}

/** Starts all four. `stop` ends them, the gateways first. Rejects with nothing left running. */
export async function startTwoOfEach({ databaseUrl, redisUrl, folder, webDist }) {
  const running = [];
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end();
  };
  const key = secret();
  const both = { NODE_ENV: "production", LOG_LEVEL: "error", HOST: "127.0.0.1" };
  const dataDir = join(folder, "data");
  const provider = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    API_KEYS: key,
    OTP_KEY: secret(),
    DEMO: "on",
  };
  try {
    const providers = await startPair("a provider", "api", Array(2).fill({ ...both, ...provider }), running);
    const gateway = {
      UPSTREAM_URL: `http://127.0.0.1:${providers.port}`,
      UPSTREAM_API_KEY: key,
      SESSION_KEYS: secret(),
      TRUST_PROXY: "127.0.0.1",
      REDIS_URL: redisUrl,
      REDIS_PREFIX: `callboard-several-${secret()}:`,
      WEB_DIST: webDist,
      // Longer than the journey: what it sees in time, the gateways have told each other.
      CACHE_MAX_AGE_MS: "600000",
    };
    const gateways = await startPair("a gateway", "bff", Array(2).fill({ ...both, ...gateway }), running);
    return {
      url: `http://localhost:${gateways.port}`,
      apiUrl: `http://127.0.0.1:${providers.port}`,
      dataDir,
      programs: { gateways: gateways.programs, providers: providers.programs },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
