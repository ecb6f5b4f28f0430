import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../apps/api/src/db/open-database.ts";
import { createServerDatabase } from "../apps/api/src/test/database.ts";
import { projectNode, root } from "../scripts/workspace.mjs";

const execute = promisify(execFile);
/** A folder of data with an empty database: making one takes seconds, and a copy none. */
const made = mkdtempSync(join(tmpdir(), "callboard-backup-made-"));
let folder: string;
beforeAll(async () => {
  const database = await openIn(made);
  await database.prepare();
  await database.close();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-backup-"));
  cpSync(made, join(folder, "data"), { recursive: true });
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of the two commands; gives what it printed, or what it complained of with its exit code. */
async function command(name: "backup" | "restore", args: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), ...settings };
  const program = [join(root, "scripts/backup", `${name}.mjs`), ...args];
  return execute(projectNode, program, { env, cwd: folder }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }) => ({ code: code as number, text: stderr as string }),
  );
}

function openIn(dataDir: string, databaseUrl?: string) {
  return openDatabase({
    databaseUrl,
    dataDir,
    onConnectionError: (error) => {
      throw error;
    },
  });
}

const open = (databaseUrl?: string) => openIn(join(folder, "data"), databaseUrl);

/** Does something with the database while nothing else has it open. */
async function query(statement: string, databaseUrl?: string) {
  const database = await open(databaseUrl);
  try {
    await database.prepare();
    return ((await database.db.execute(statement)) as { rows: unknown[] }).rows;
  } finally {
    await database.close();
  }
}

const professions = "select name from professions order by position";
const filesIn = (name: string) => {
  const path = join(folder, "data", name);
  return readdirSync(path).map((file) => [file, readFileSync(join(path, file), "utf8")]);
};

/** What others of this machine may read or write in a folder. */
const openToOthers = (name: string) =>
  ["", ...readdirSync(join(folder, name), { recursive: true, encoding: "utf8" })].filter(
    (path) => (statSync(join(folder, name, path)).mode & 0o077) !== 0,
  );

/** Fills, backs up, changes and restores; the product then holds what it held. */
async function goThere(settings: Record<string, string>) {
  const url = settings.DATABASE_URL;
  for (const name of ["media", "private"]) mkdirSync(join(folder, "data", name), { recursive: true });
  writeFileSync(join(folder, "data/media/a.webp"), "first");
  writeFileSync(join(folder, "data/private/piece-a-0"), "of a tape");
  writeFileSync(join(folder, "data/private/.piece-a-1.part"), "half wri");
  await query("insert into professions (name, position) values ('Actor', 0), ('Sänger', 1)", url);

  mkdirSync(join(folder, "kept"));
  chmodSync(join(folder, "kept"), 0o777);
  expect(await command("backup", ["kept"], settings)).toMatchObject({ code: 0 });
  expect(openToOthers("kept")).toEqual([]);

  await query("delete from professions where name = 'Actor'", url);
  await query("create table of_a_newer_version (id int)", url);
  rmSync(join(folder, "data/media/a.webp"));
  writeFileSync(join(folder, "data/media/b.webp"), "second");
  writeFileSync(join(folder, "data/private/piece-a-0"), "of another");
  writeFileSync(join(folder, "data/private/piece-b-0"), "of a third");

  chmodSync(join(folder, "kept/media/a.webp"), 0o666);
  expect(await command("restore", ["kept", "--yes"], settings)).toMatchObject({ code: 0 });
  expect(openToOthers("data")).toEqual([]);
  expect(await query(professions, url)).toEqual([{ name: "Actor" }, { name: "Sänger" }]);
  expect(await query("select to_regclass('of_a_newer_version') as it", url)).toEqual([{ it: null }]);
  expect(filesIn("media")).toEqual([["a.webp", "first"]]);
  expect(filesIn("private")).toEqual([["piece-a-0", "of a tape"]]);
}

describe("backup and restore of the embedded database", () => {
  it("bring back what was there, images and private files too", () => goThere({}));

  it("leave private files alone where the backup is older than they are", async () => {
    await command("backup", ["kept"], {});
    rmSync(join(folder, "kept/private"), { recursive: true });
    mkdirSync(join(folder, "data/private"));
    writeFileSync(join(folder, "data/private/piece-a-0"), "of a tape");
    expect(await command("restore", ["kept", "--yes"], {})).toMatchObject({ code: 0 });
    expect(filesIn("private")).toEqual([["piece-a-0", "of a tape"]]);
  });

  it("wait until the product has stopped", async () => {
    const database = await open();
    onTestFinished(database.close);
    const refusal = { code: 1, text: expect.stringMatching(/^callboard: stop the product first: [^\n]*\n$/) };
    expect(await command("backup", ["kept"], {})).toEqual(refusal);
    expect(existsSync(join(folder, "kept/manifest.json"))).toBe(false);
  });

  it("say what is wrong with the folder", async () => {
    const says = async (name: "backup" | "restore", args: string[], settings = {}) =>
      (await command(name, args, settings)).text;
    expect(await says("backup", [])).toContain("name a folder: npm run backup -- <folder>");
    expect(await says("backup", ["none"], { DATA_DIR: join(folder, "empty") })).toContain(
      "there is no database in",
    );
    expect(await says("restore", ["none", "--yes"])).toContain("holds no whole backup");
    await command("backup", ["kept"], {});
    expect(await says("backup", ["kept"])).toContain("is not empty; name a new folder");
    const server = { DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/x" };
    expect(await says("restore", ["kept", "--yes"], server)).toContain("unset DATABASE_URL to restore it");
    expect(await says("backup", ["other"], server)).toMatch(/^callboard: psql: ((?!hunter2)[\s\S])*refused/);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("backup and restore of a PostgreSQL server", () => {
  it("bring back what was there, images and private files too", async () => {
    const { url, drop } = await createServerDatabase();
    onTestFinished(drop);
    await goThere({ DATABASE_URL: url });
  });

  it("change nothing when the backup is damaged", async () => {
    const { url, drop } = await createServerDatabase();
    onTestFinished(drop);
    await query("insert into professions (name, position) values ('Actor', 0)", url);
    await command("backup", ["kept"], { DATABASE_URL: url });
    const dump = join(folder, "kept/database.dump");
    const whole = readFileSync(dump);
    writeFileSync(dump, whole.subarray(0, whole.length - 200));
    expect(await command("restore", ["kept", "--yes"], { DATABASE_URL: url })).toMatchObject({ code: 1 });
    expect(await query(professions, url)).toEqual([{ name: "Actor" }]);
  });
});
