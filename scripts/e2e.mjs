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

/** The settings of a product for browsers to walk through, whose data lies in a folder of its own. */
export async function ownEnvironment(folder) {
  // The keys and the database of a product that runs beside this one are none of ours.
  const { API_KEYS: _keys, UPSTREAM_API_KEY: _key, DATABASE_URL: _database, ...inherited } = process.env;
  const [port, apiPort] = [await freePort(), await freePort()];
  return {
    ...inherited,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: join(folder, "data"),
    DEMO: "on",
    // All journeys come from one address, several at a time.
    READS_PER_MINUTE: "100000",
  };
}

/** Runs Playwright against a product that is there; gives how many tests passed and failed. */
export async function runPlaywright(args, { product, chromePath, folder, env = {} }) {
  const report = join(folder, "report.json");
  await run(join(root, "e2e/node_modules/.bin/playwright"), ["test", ...args], {
    cwd: join(root, "e2e"),
    env: childEnv({
      BASE_URL: product.url,
      API_URL: product.apiUrl,
      PRODUCT_DATA_DIR: product.dataDir,
      CHROME_PATH: chromePath,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...env,
    }),
  });
  return countsOf(report);
}

/** Runs the journeys; gives how many passed and failed. */
export async function runJourneys(args = []) {
  const chromePath = await findBrowser();
  const webDist = await ensureBuilt("dist-test");
  const folder = mkdtempSync(join(tmpdir(), "callboard-e2e-"));
  let product;
  try {
    product = await startProduct(await ownEnvironment(folder), webDist, console.log);
    return await runPlaywright(args, { product, chromePath, folder });
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
