import { rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../scripts/browser.mjs";
import { freePort } from "../scripts/product.mjs";

/** A value that the process which reads the configuration first makes, and its workers inherit. */
async function once(name: string, make: () => string | Promise<string>): Promise<string> {
  process.env[name] ??= await make();
  return process.env[name];
}

const port = await once("E2E_PORT", async () => String(await freePort()));
const apiPort = await once("E2E_API_PORT", async () => String(await freePort()));
const pushPort = await once("E2E_PUSH_PORT", async () => String(await freePort()));
const dataDir = await once("E2E_DATA_DIR", () => {
  const folder = join(import.meta.dirname, "results", "data");
  rmSync(folder, { recursive: true, force: true });
  return folder;
});

/** Where the product of this run answers, where its data lies, and the browser that walks through it. */
export const product = {
  baseUrl: await once("BASE_URL", () => `http://localhost:${port}`),
  apiUrl: await once("API_URL", () => `http://127.0.0.1:${apiPort}`),
  dataDir,
  /** Where a journey may run the push service of its browsers. */
  pushPort: Number(pushPort),
  chromePath: await once("CHROME_PATH", findBrowser),
};

/** The product, started by `npm start`'s own script on ports and with data of this run. For Playwright's `webServer`. */
export const productServer = {
  command: "node ../scripts/start.mjs",
  // Playwright would start it in the folder of its configuration, which need not be this one.
  cwd: import.meta.dirname,
  url: `${product.baseUrl}/readyz`,
  // A first start may have to build.
  timeout: 300_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 20_000 },
  env: {
    PORT: port,
    API_PORT: apiPort,
    DATA_DIR: dataDir,
    DEMO: "on",
    // A product that runs beside the journeys keeps its own build.
    BUILD_FOLDER: "dist-test",
    // Settings of that product are none of ours.
    API_KEYS: "",
    UPSTREAM_API_KEY: "",
    DATABASE_URL: "",
    // Each journey says from which address it comes.
    TRUST_PROXY: "127.0.0.1,::1",
    READS_PER_MINUTE: "100000",
    // Those of the staff share the demo's accounts.
    WRITES_PER_MINUTE: "1000",
    // What somebody waits for comes at once.
    MAIL_PAUSE_SECONDS: "1",
    MAIL_PER_DAY: "100000",
    PUSH_LOCAL_SERVICE: `http://127.0.0.1:${pushPort}`,
    SMS_PER_DAY: "100000",
    SMS_PER_DAY_AND_PREFIX: "100000",
    SMS_PER_DAY_AND_CLIENT: "100000",
  },
};
