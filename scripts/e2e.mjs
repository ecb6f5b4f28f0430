/** `pnpm e2e [arguments of Playwright]`: a product of its own (free ports, fresh data), and the journeys through it in Chromium. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "./browser.mjs";
import { freePort, startProduct } from "./product.mjs";
import { childEnv, ensureBuilt, ensureInstalled, failWith, root, run } from "./workspace.mjs";

function countsOf(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

async function ownEnvironment(folder) {
  // The keys and the database of a product that runs beside this one are none of ours.
  const { API_KEYS: _keys, UPSTREAM_API_KEY: _key, DATABASE_URL: _database, ...inherited } = process.env;
  const [port, apiPort] = [await freePort(), await freePort()];
  return {
    ...inherited,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: join(folder, "data"),
    DEMO: "on",
  };
}

/** Runs the journeys; gives how many passed and failed. */
export async function runJourneys(args = []) {
  const chromePath = await findBrowser();
  const webDist = await ensureBuilt("dist-test");
  const folder = mkdtempSync(join(tmpdir(), "callboard-e2e-"));
  const report = join(folder, "report.json");
  let product;
  try {
    product = await startProduct(await ownEnvironment(folder), webDist, console.log);
    const env = childEnv({
      BASE_URL: product.url,
      API_URL: product.apiUrl,
      PRODUCT_DATA_DIR: product.dataDir,
      CHROME_PATH: chromePath,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    await run(join(root, "e2e/node_modules/.bin/playwright"), ["test", ...args], {
      cwd: join(root, "e2e"),
      env,
    });
    return countsOf(report);
  } finally {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await ensureInstalled();
    const { failed } = await runJourneys(process.argv.slice(2));
    process.exit(failed ? 1 : 0);
  } catch (error) {
    failWith(error);
  }
}
