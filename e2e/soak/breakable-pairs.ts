import { randomBytes } from "node:crypto";
import { onTestFinished } from "vitest";
import { createBrokenLine } from "../../packages/server-kit/src/test/broken-line.ts";
import { startBalancer } from "../multi-instance/balancer.ts";
import { createRestartable } from "./restartable.ts";

type Options = { databaseUrl: string; redisUrl: string; dataDir: string; webDist: string };

const secret = () => randomBytes(32).toString("base64url");
const host = "127.0.0.1";

/** A line to where a URL points, and the URL that leads over it. */
async function lineTo(name: string, target: string, defaultPort: number) {
  const url = new URL(target);
  const line = await createBrokenLine({ host: url.hostname, port: Number(url.port || defaultPort) });
  url.host = `${host}:${line.port}`;
  return { name, url: url.href.replace(/\/$/, ""), ...line };
}

export type Line = Awaited<ReturnType<typeof lineTo>>;

async function balance(programs: { port: number }[]): Promise<string> {
  const balancer = await startBalancer(programs.map(({ port }) => `http://${host}:${port}`));
  onTestFinished(balancer.stop);
  return `http://${host}:${balancer.port}`;
}

/** Two gateways and two APIs that can be ended, with lines between them, the database and Redis that can be broken. */
export async function startBreakablePairs({ databaseUrl, redisUrl, dataDir, webDist }: Options) {
  const key = secret();
  const both = { NODE_ENV: "production", LOG_LEVEL: "fatal", HOST: host };
  const many = String(1e6);
  const apiEnv = {
    ...{ DATA_DIR: dataDir, API_KEYS: key, OTP_KEY: secret(), DEMO: "off" },
    ...{ SMS_PER_DAY: many, SMS_PER_DAY_AND_PREFIX: many, SMS_PER_DAY_AND_CLIENT: many },
  };
  const gatewayEnv = {
    ...{ UPSTREAM_API_KEY: key, SESSION_KEYS: secret(), TRUST_PROXY: host, WEB_DIST: webDist },
    REDIS_PREFIX: `callboard-soak-${secret()}:`,
  };
  const databaseLines = [
    await lineTo("API 1 to PostgreSQL", databaseUrl, 5432),
    await lineTo("API 2 to PostgreSQL", databaseUrl, 5432),
  ];
  const apis = await Promise.all(
    databaseLines.map(({ url }, index) =>
      createRestartable(`API ${index + 1}`, "api", { ...both, ...apiEnv, DATABASE_URL: url }),
    ),
  );
  const upstream = await balance(apis);
  const upstreamLines = [
    await lineTo("gateway 1 to the APIs", upstream, 80),
    await lineTo("gateway 2 to the APIs", upstream, 80),
  ];
  const redisLines = [
    await lineTo("gateway 1 to Redis", redisUrl, 6379),
    await lineTo("gateway 2 to Redis", redisUrl, 6379),
  ];
  const gateways = await Promise.all(
    upstreamLines.map(({ url }, index) => {
      const env = { ...both, ...gatewayEnv, UPSTREAM_URL: url, REDIS_URL: redisLines[index]?.url ?? "" };
      return createRestartable(`gateway ${index + 1}`, "bff", env);
    }),
  );
  const programs = [...apis, ...gateways];
  onTestFinished(async () => void (await Promise.all(programs.map(({ stop }) => stop()))));
  await Promise.all(apis.map(({ start }) => start()));
  await Promise.all(gateways.map(({ start }) => start()));
  const lines = [...databaseLines, ...upstreamLines, ...redisLines];
  return { origin: await balance(gateways), programs, lines };
}

export type Pairs = Awaited<ReturnType<typeof startBreakablePairs>>;
