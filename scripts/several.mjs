/** `pnpm e2e:multi-instance`: two providers and two gateways that are to work as one, and a journey during which one of each is killed. */
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "./browser.mjs";
import { runPlaywright } from "./e2e.mjs";
import { startTwoOfEach } from "./several/pair.mjs";
import { createDatabase } from "./several/scratch-database.mjs";
import { ensureBuilt, ensureInstalled, failWith } from "./workspace.mjs";

const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
const databaseServer = TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const redisUrl = TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

function answersPing(address) {
  const { hostname, port } = new URL(address);
  return new Promise((done) => {
    const socket = connect(Number(port || 6379), hostname, () => socket.write("PING\r\n"));
    socket.once("data", (answer) => {
      done(answer.toString().startsWith("+PONG"));
      socket.destroy();
    });
    socket.once("error", () => done(false));
  });
}

/** A database to work in, or the reason why there is nothing to work with. What was set by hand has to be there. */
async function findServers() {
  if (!TEST_REDIS_URL && !(await answersPing(redisUrl))) return { missing: "a Redis (TEST_REDIS_URL)" };
  try {
    return { database: await createDatabase(databaseServer) };
  } catch (error) {
    if (TEST_DATABASE_URL) throw error;
    return {
      missing: `a PostgreSQL server that lets us in (TEST_DATABASE_URL; ${error.code ?? error.message})`,
    };
  }
}

/** Runs the journey; gives how many of its parts passed and failed. Where PostgreSQL or Redis is missing, it says so and runs nothing. */
export async function runSeveral(args = []) {
  const { database, missing } = await findServers();
  if (missing) {
    console.log(`Skipped: it needs ${missing}.`);
    return { passed: 0, failed: 0 };
  }
  const folder = mkdtempSync(join(tmpdir(), "callboard-several-"));
  let product;
  try {
    const chromePath = await findBrowser();
    const webDist = await ensureBuilt("dist-test");
    product = await startTwoOfEach({ databaseUrl: database.url, redisUrl, folder, webDist });
    await database.assertMigratedOnce();
    const programs = { PROGRAMS: JSON.stringify(product.programs) };
    return await runPlaywright(["--config", "multi-instance/playwright.config.ts", ...args], {
      product,
      chromePath,
      folder,
      env: programs,
    });
  } finally {
    await product?.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await ensureInstalled();
    const { failed } = await runSeveral(process.argv.slice(2));
    process.exit(failed ? 1 : 0);
  } catch (error) {
    failWith(error);
  }
}
