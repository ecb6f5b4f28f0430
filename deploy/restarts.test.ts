import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createServerDatabase } from "../apps/api/src/test/database.ts";
import { freePort, startProgram, stopProgram } from "../scripts/product.mjs";
import { startLoad } from "./test/load.ts";
import { hasNginx, startNginx } from "./test/nginx.ts";
import { writeWebBuild } from "./test/web-build.ts";

type Settings = Record<string, string>;
type Kind = "api" | "bff";

const secret = () => randomBytes(32).toString("base64url");
const key = secret();
const both = { NODE_ENV: "production", LOG_LEVEL: "silent", HOST: "127.0.0.1" };

/** A program that can be replaced by another one on its port, as docs/operations.md says: ended first, waited for then. */
async function startReplaceable(kind: Kind, port: number, settings: Settings) {
  const start = (changes: Settings) =>
    startProgram(kind, kind, { ...both, ...settings, ...changes, PORT: String(port) });
  let running = await start({});
  onTestFinished(() => stopProgram(running));
  const isReady = () => fetch(`http://127.0.0.1:${port}/readyz`).then(({ ok }) => ok);
  return async (changes: Settings = {}) => {
    await stopProgram(running);
    running = await start(changes);
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  };
}

/** Settings of two API servers: on one database where the tests have a server, else on a folder each. */
async function apiSettings(folder: string): Promise<[Settings, Settings]> {
  const settings = (name: string) => ({ API_KEYS: key, OTP_KEY: secret(), DATA_DIR: join(folder, name) });
  if (!process.env.TEST_DATABASE_URL) return [settings("api-1"), settings("api-2")];
  const { url, drop } = await createServerDatabase();
  onTestFinished(drop);
  const one = { ...settings("api"), DATABASE_URL: url };
  return [one, one];
}

/** Two gateways before two API servers, and nginx before both pairs. Gateways share no folder, as on two machines. */
async function startSite(folder: string) {
  const ports = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const [gateway1, gateway2, api1, api2] = ports;
  const { http, balancer } = await startNginx("plain", {
    gateways: [gateway1, gateway2],
    apis: [api1, api2],
  });
  const [settings1, settings2] = await apiSettings(folder);
  const apis = await Promise.all([
    startReplaceable("api", api1, settings1),
    startReplaceable("api", api2, settings2),
  ]);
  const gateway = (name: string) => ({
    UPSTREAM_URL: `http://127.0.0.1:${balancer}`,
    UPSTREAM_API_KEY: key,
    SESSION_KEYS: key,
    TRUST_PROXY: "127.0.0.1",
    READS_PER_MINUTE: "100000",
    MAX_EVENT_LOOP_DELAY_MS: "0",
    WEB_DIST: writeWebBuild(join(folder, "older"), { name: "older" }),
    DATA_DIR: join(folder, name),
  });
  const gateways = await Promise.all([
    startReplaceable("bff", gateway1, gateway("gateway-1")),
    startReplaceable("bff", gateway2, gateway("gateway-2")),
  ]);
  return { site: `http://127.0.0.1:${http}`, gateways, apis };
}

it.runIf(hasNginx)(
  "a new build on one gateway after the other, and new API servers one after the other, fail no request behind nginx",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "callboard-restarts-"));
    const { site, gateways, apis } = await startSite(folder);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const newer = { WEB_DIST: writeWebBuild(join(folder, "newer"), { name: "newer" }) };
    const load = startLoad(site);
    /** That visitors have loaded so many pages more. */
    const pagesLater = (count: number) => {
      const wanted = load.counts.pages + count;
      return expect.poll(() => load.counts.pages, { timeout: 60_000 }).toBeGreaterThan(wanted);
    };
    await pagesLater(20);
    for (const replace of gateways) {
      await replace(newer);
      // With one of them replaced, pages of both builds are loaded.
      await pagesLater(20);
    }
    for (const replace of apis) {
      await replace();
      await pagesLater(20);
    }
    const { failures, ...counts } = await load.stop();
    expect(failures).toEqual([]);
    expect(counts.assets).toBe(2 * counts.pages);
    for (const path of ["older.js", "older.css", "newer.js", "newer.css"])
      expect((await fetch(`${site}/assets/${path}`)).status, path).toBe(200);
  },
);
