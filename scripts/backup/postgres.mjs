/** Backs up and restores a PostgreSQL database with PostgreSQL's own programs. */
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { StartError } from "../workspace.mjs";

const execute = promisify(execFile);

/** Runs one of the programs on a database; the password goes by the environment, where no list of processes shows it. */
async function runOn(url, program, args) {
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) };
  try {
    return (await execute(program, [`--dbname=${address.href}`, ...args], { env })).stdout;
  } catch (error) {
    if (error.code === "ENOENT")
      throw new StartError(`${program} is not installed (Debian, Ubuntu: apt-get install postgresql-client)`);
    throw new StartError(`${program}: ${error.stderr?.trim() || error.message}`);
  }
}

const psql = (url, args) => runOn(url, "psql", ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", ...args]);

/** Throws StartError unless the programs are of the server's major version. Gives that version. */
async function assertSameMajor(url) {
  const [server] = (await psql(url, ["-At", "-c", "show server_version"])).split(".");
  const client = (await execute("pg_dump", ["--version"])).stdout.match(/\d+/)?.[0];
  if (client === server) return server;
  throw new StartError(
    `pg_dump is of PostgreSQL ${client} but the server of ${server}: put the programs of ${server} first on the path (Debian: postgresql-client-${server})`,
  );
}

/** Writes the database to a file, as it is at one instant, while it is used. Gives the server's major version. */
export async function dumpDatabase(url, file) {
  const major = await assertSameMajor(url);
  await runOn(url, "pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${file}`]);
  return major;
}

// Whatever stands, a newer version's tables too, goes in the same transaction that brings the backup.
const makeRoom =
  "SET client_min_messages = warning; DROP SCHEMA IF EXISTS drizzle, public CASCADE; CREATE SCHEMA public";

/** Replaces what the database holds with what the file holds: all of it, or nothing when anything fails. */
export async function restoreDatabase(url, file) {
  await assertSameMajor(url);
  const statements = `${file}.${process.pid}.sql`;
  try {
    await execute("pg_restore", ["--no-owner", "--no-privileges", `--file=${statements}`, file]);
    await psql(url, ["--single-transaction", "-c", makeRoom, "-f", statements]);
  } finally {
    rmSync(statements, { force: true });
  }
}
