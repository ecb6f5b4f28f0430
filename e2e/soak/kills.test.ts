import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { createDistFolder } from "../../apps/bff/src/test/fake-web-build.ts";
import { rounds } from "../../apps/bff/src/test/rounds.ts";
import { createRandom } from "../../apps/bff/src/test/seeded-random.ts";
import { freePort } from "../../scripts/product.mjs";
import { createDatabase } from "../multi-instance/scratch-database.ts";
import { startKillableProduct, victims } from "./killable-product.ts";
import { note } from "./note.ts";
import { fill, judge, live, settle } from "./people.ts";
import { tryEnded } from "./sessions.ts";
import { ask, type Person } from "./site.ts";

const { TEST_DATABASE_URL = "", SOAK_SEED = Date.now(), SOAK_MINUTES } = process.env;
/** In the long run so many of each: every program, and all at once. */
const kills = rounds(2, 200 * victims.length);
/** No kill begins after that, in ms. */
const timeMax = Number(SOAK_MINUTES) > 0 ? Number(SOAK_MINUTES) * 60_000 : Number.POSITIVE_INFINITY;
/**
 * From a kill until a person who is signed in is served again, in ms: the start, and the pauses of the gateway's circuits. On a
 * machine that does other things too, longer.
 */
const openAgain = rounds(60_000, 10_000);
const [count, restMs] = [5, 500];
/** To drop a database of many kills, and its folder, on a machine that is busy. In ms. */
const cleanUp = 120_000;
const page =
  "export const render = async () => ({ status: 200, head: { title: '', description: '' }, html: '', state: '{}' });";

async function prepare(isOnServer: boolean) {
  const dataDir = mkdtempSync(join(tmpdir(), "callboard-kills-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }), cleanUp);
  const database = isOnServer ? await createDatabase(TEST_DATABASE_URL) : null;
  onTestFinished(async () => void (await database?.drop()), cleanUp);
  return { dataDir, databaseUrl: database?.url ?? "" };
}

async function startProduct(isOnServer: boolean) {
  const { dataDir, databaseUrl } = await prepare(isOnServer);
  const blogId = await fill({ databaseUrl, dataDir });
  const port = String(await freePort());
  const product = await startKillableProduct({
    ...{ PORT: port, API_PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    ...{ API_KEYS: "", UPSTREAM_API_KEY: "", DEMO: "off", LOG_LEVEL: "error", TRUST_PROXY: "127.0.0.1" },
    WEB_DIST: await createDistFolder({ "server/entry-server.js": page }),
  });
  return { ...product, ...(await settle(`http://127.0.0.1:${port}`, blogId, count)) };
}

/** Asks until a person is served who is signed in. */
async function untilServed(reader: Person): Promise<void> {
  while ((await ask(reader, "session.list", { isRead: true })).status !== 200) await pause(50);
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

it.each([["PGlite", false], ...(TEST_DATABASE_URL ? ([["PostgreSQL", true]] as const) : [])] as const)(
  "on %s, keeps all that it acknowledged, once, and shows nobody what is another's, killed again and again",
  async (name, isOnServer) => {
    note(`${name}: ${kills} kills, seed ${SOAK_SEED}`);
    const random = createRandom(Number(SOAK_SEED));
    const { kill, site, people } = await startProduct(isOnServer);
    const [reader, ...writers] = people as [Person, ...Person[]];
    const acknowledged = () => site.writes.filter(({ isAcknowledged }) => isAcknowledged).length;
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    const lives = writers.map((person) =>
      live(person, createRandom(random.below(1e9)), restMs, () => isOver),
    );
    const openings: number[] = [];
    const firstAt = performance.now();
    for (let round = 0; round < kills && performance.now() - firstAt < timeMax; round += 1) {
      const before = acknowledged();
      while (acknowledged() < before + 3) await pause(10);
      await pause(random.below(300));
      const victim = victims[round % victims.length] ?? "the API";
      const began = performance.now();
      while (!(await kill(victim))) await pause(20);
      await untilServed(reader);
      const took = performance.now() - began;
      openings.push(took);
      for (const person of writers) await tryEnded(person, person.ended.slice(-2));
      note(`${name}: killed ${victim}, open again after ${Math.round(took)} ms; ${site.findings}`);
    }
    isOver = true;
    await Promise.all(lives);
    const findings = await judge(site, people);
    const times = `${Math.round(median(openings))} ms in the middle, ${Math.round(Math.max(...openings))} at most`;
    note(
      `${name}: ${openings.length} kills, ${acknowledged()} of ${site.writes.length} writes acknowledged, open again after ${times}`,
    );
    expect(findings).toEqual([]);
    expect(median(openings)).toBeLessThan(openAgain);
  },
  rounds(300_000, 14_400_000),
);
