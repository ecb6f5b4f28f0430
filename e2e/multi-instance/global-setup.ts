import { connect } from "node:net";
import { ensureBuilt } from "../../scripts/workspace.mjs";
import { product } from "../product.ts";
import { createDatabase } from "./scratch-database.ts";
import { startPairs } from "./start-pairs.ts";

const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
const databaseServer = TEST_DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres";
const redisUrl = TEST_REDIS_URL || "redis://127.0.0.1:6379";

function answersPing(address: string): Promise<boolean> {
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

/** A database to work in; null where PostgreSQL or Redis is missing. A server that was named has to be there. */
async function findServers() {
  if (!TEST_REDIS_URL && !(await answersPing(redisUrl))) return null;
  return createDatabase(databaseServer).catch((error) => {
    if (TEST_DATABASE_URL) throw error;
    return null;
  });
}

/** Starts two of each program, and gives what stops them. Without PostgreSQL and Redis the tests skip themselves. */
export default async function setUp() {
  const database = await findServers();
  if (!database) return;
  let pairs: Awaited<ReturnType<typeof startPairs>> | undefined;
  const tearDown = async () => {
    await pairs?.stop();
    await database.drop();
  };
  try {
    const webDist = await ensureBuilt("dist-test");
    pairs = await startPairs({ databaseUrl: database.url, redisUrl, dataDir: product.dataDir, webDist });
    process.env.BASE_URL = pairs.url;
    process.env.API_URL = pairs.apiUrl;
    process.env.PROGRAMS_DATABASE_URL = database.url;
    process.env.PROGRAMS = JSON.stringify(pairs.programs);
    await database.assertMigratedOnce();
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
