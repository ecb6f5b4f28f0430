import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../apps/api/src/db/open-database.ts";
import { contactMessages } from "../../apps/api/src/db/schema/contact.ts";
import { jobs } from "../../apps/api/src/db/schema/job.ts";
import { fillReference } from "../../apps/api/src/modules/reference/fill-reference.ts";
import { aCategory } from "../../apps/api/src/test/content.ts";
import { startSmtpServer } from "../../apps/api/src/test/smtp-server.ts";
import { aStaffMember } from "../../apps/api/src/test/staff.ts";
import { createRandom } from "../../apps/bff/src/test/seeded-random.ts";
import { freePort } from "../../scripts/product.mjs";
import { createDatabase } from "../multi-instance/scratch-database.ts";
import { answerMessages, type Editorial, edit } from "./editorial.ts";
import { judge } from "./judge-editorial.ts";
import { importFolder, killableApi } from "./killable-api.ts";
import { note } from "./note.ts";

const { SOAK, TEST_DATABASE_URL = "", SOAK_SEED = Date.now(), SOAK_MINUTES } = process.env;
const kills = 200;
/** No kill begins after that, in ms. */
const timeMax = Number(SOAK_MINUTES) > 0 ? Number(SOAK_MINUTES) * 60_000 : Number.POSITIVE_INFINITY;
const posts = 5 * kills;
/** Longer than a job's lease: what a killed process was at is taken over then. In ms. */
const afterLease = 150_000;
const apikey = "key-of-the-editorial-soak";
const clock = { read: () => new Date(), pass: () => {}, reset: () => {} };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "callboard-editorial-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), 60_000);
  return folder;
}

function writePosts(folder: string): string {
  mkdirSync(folder);
  for (let at = 0; at < posts; at += 1) {
    const head = `title: Post ${at}\ndate: 2024-01-01\ncategory: News`;
    writeFileSync(join(folder, `post-${at}.md`), `---\n${head}\n---\n\nText ${at}\n`);
  }
  return folder;
}

type Place = { dataDir: string; databaseUrl: string };
const open = ({ dataDir, databaseUrl }: Place) =>
  openDatabase({ ...(databaseUrl && { databaseUrl }), dataDir, onConnectionError: () => {} });

/** Two editors and a moderator, and messages for them to answer. */
async function fill(place: Place) {
  const database = await open(place);
  const { db } = database;
  await database.prepare(fillReference);
  const editors = [await aStaffMember({ db, clock }, "editor"), await aStaffMember({ db, clock }, "editor")];
  const moderator = await aStaffMember({ db, clock }, "moderator");
  const { id: categoryId } = await aCategory(db, "Backstage");
  const rows = Array.from({ length: 10 * kills }, (_, at) => ({
    ...{ reference: `CB-${at}`, name: "Asha", email: `asha${at % 50}@example.com` },
    ...{ message: "May I?", created_at: new Date() },
  }));
  const messages = await db.insert(contactMessages).values(rows).returning({ id: contactMessages.id });
  await database.close();
  return { editors, moderator, categoryId, messages: messages.map(({ id }) => id) };
}

async function prepare(isOnServer: boolean) {
  const dataDir = newFolder();
  const scratch = isOnServer ? await createDatabase(TEST_DATABASE_URL) : null;
  onTestFinished(async () => void (await scratch?.drop()), 60_000);
  const place = { dataDir, databaseUrl: scratch?.url ?? "" };
  const { url: smtpUrl, taken } = await startSmtpServer();
  const port = await freePort();
  const clockFile = join(dataDir, "clock-is-ahead");
  const env = {
    ...{ NODE_ENV: "production", LOG_LEVEL: "fatal", PORT: String(port), HOST: "127.0.0.1" },
    ...{ DATA_DIR: dataDir, DATABASE_URL: place.databaseUrl, API_KEYS: apikey },
    ...{ SMTP_URL: smtpUrl, MAIL_FROM: "mail@callboard.test", PUBLIC_URL: "https://callboard.test" },
    ...{ MAIL_PER_DAY: "1000000", MAIL_PER_DAY_AND_ADDRESS: "1000000", DEMO: "off", CLOCK_FILE: clockFile },
    NODE_OPTIONS: `--import=${new URL("../moved-clock.ts", import.meta.url)}`,
  };
  const people = await fill(place);
  const site: Editorial = {
    ...{ origin: `http://127.0.0.1:${port}`, apikey, categoryId: people.categoryId },
    ...{ published: [], scheduled: [], answered: [], findings: [] },
  };
  const moveClock = (ms: number) => writeFileSync(clockFile, String(ms));
  return { place, env, site, taken, people, moveClock, source: writePosts(join(newFolder(), "posts")) };
}

/** Waits until no mail waits, and no schedule is due: the clock goes past every lease first. */
async function settle(api: ReturnType<typeof killableApi>, place: Place, isLeft: () => Promise<boolean>) {
  for (let tried = 0; tried < 30; tried += 1) {
    await api.start();
    await pause(6_000);
    await api.stop();
    if (!(await isLeft())) return;
  }
  throw new Error(`mails of ${place.dataDir} wait still`);
}

// A few kills take too long for `npm test`: each start and each import is a program.
it
  .runIf(SOAK === "on")
  .each([["PGlite", false], ...(TEST_DATABASE_URL ? ([["PostgreSQL", true]] as const) : [])] as const)(
  "on %s, keeps each publication, post and mail that it acknowledged, once, killed again and again",
  async (name, isOnServer) => {
    note(`${name}, editors: ${kills} kills, seed ${SOAK_SEED}`);
    const random = createRandom(Number(SOAK_SEED));
    const { place, env, site, taken, people, moveClock, source } = await prepare(isOnServer);
    const api = killableApi(env);
    const starts: number[] = [];
    const start = async () => {
      starts.push(taken.length);
      await api.start();
    };
    onTestFinished(async () => void (await api.kill()));
    let isOver = false;
    onTestFinished(() => {
      isOver = true;
    });
    const lifeOf = (bearer: string, tag: string) => ({
      ...{ site, bearer, tag, random: createRandom(random.below(1e9)), isOver: () => isOver },
    });
    const lives = [
      ...people.editors.map(({ bearer }, at) => edit(lifeOf(bearer, `editor${at}`))),
      answerMessages(lifeOf(people.moderator.bearer, "moderator"), people.messages),
    ];
    const done = () => site.published.length + site.answered.length;
    // Beside the server where the database lets it, else while the API is down.
    const imports = async () => {
      while (isOnServer && !isOver) await importFolder(source, env, 500 + random.below(3_000));
    };
    lives.push(imports());
    const began = performance.now();
    let killed = 0;
    while (killed < kills && performance.now() - began < timeMax) {
      const before = done();
      await start();
      while (done() < before + 3) await pause(10);
      await pause(random.below(1_200));
      await api.kill();
      killed += 1;
      if (!isOnServer && random.below(3) === 0) await importFolder(source, env, 900 + random.below(2_000));
      if (random.below(4) === 0) await api.startInVain(random.below(1_500));
      if (killed % 10 === 0) note(`${name}, editors: ${killed} killed, ${done()} acknowledged`);
    }
    isOver = true;
    await Promise.all(lives);
    expect(await importFolder(source, env)).toBe(0);

    moveClock(afterLease);
    const reading = async <Result>(read: (db: Awaited<ReturnType<typeof open>>["db"]) => Promise<Result>) => {
      const database = await open(place);
      return read(database.db).finally(() => database.close());
    };
    starts.push(taken.length);
    await settle(api, place, () =>
      reading(async (db) =>
        (await db.select().from(jobs)).some(({ state }) => state === "waiting" || state === "running"),
      ),
    );
    const { findings, again, mails } = await reading((db) => judge(db, { site, posts, taken, starts }));
    note(
      `${name}, editors: ${killed} kills, ${site.published.length} publications, ${site.scheduled.length} schedules, ${mails} mails, ${again} taken again, ${posts} posts`,
    );
    expect(findings).toEqual([]);
  },
  7_200_000,
);
