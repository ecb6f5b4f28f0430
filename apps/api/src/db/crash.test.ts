import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createServerDatabase } from "../test/database.ts";
import { rounds } from "../test/rounds.ts";

const program = fileURLToPath(new URL("../test/crash-writer.ts", import.meta.url));
const kills = rounds(6, 100);
const openedSchema = z.object({ opened: z.number(), names: z.array(z.string()) });
const pairSchema = z.object({ pair: z.string() });

/** Where the rounds write: a database of the server where the suite runs against one, else a folder. */
async function createPlace(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) {
    const { url, drop } = await createServerDatabase();
    onTestFinished(drop);
    return url;
  }
  const folder = mkdtempSync(join(tmpdir(), "callboard-killed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the writer and kills it in the middle of its work. Gives what it found, and what it said it had written. */
async function killOnce(place: string, round: number) {
  const child = fork(program, [place, String(round)], { execArgv: [], stdio: "ignore" });
  const [first] = await once(child, "message");
  const acknowledged: string[] = [];
  child.on("message", (message) => acknowledged.push(pairSchema.parse(message).pair));
  const wanted = 2 + (round % 3);
  while (acknowledged.length < wanted) await once(child, "message");
  await pause((round * 7) % 60);
  child.kill("SIGKILL");
  await once(child, "exit");
  return { ...openedSchema.parse(first), acknowledged };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Kills the writers of one place, one after the other. Gives how many pairs they acknowledged, and how long opening took. */
async function killAgainAndAgain(place: string, times: number) {
  const acknowledged: string[] = [];
  const openings: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const { opened, names, acknowledged: said } = await killOnce(place, round);
    const found = new Set(names);
    expect(acknowledged.filter((pair) => !found.has(`${pair} first`))).toEqual([]);
    const halves = names.filter(
      (name) => !found.has(name.replace(/first$|second$/, (half) => (half === "first" ? "second" : "first"))),
    );
    expect(halves).toEqual([]);
    acknowledged.push(...said);
    openings.push(opened);
  }
  return { acknowledged, openings };
}

it("loses nothing that it acknowledged, and keeps nothing by halves, when it is killed again and again while it writes", async () => {
  // While one place's writer starts, the other's waits for its end.
  const places = await Promise.all([createPlace(), createPlace()]);
  const results = await Promise.all(places.map((place) => killAgainAndAgain(place, kills / places.length)));
  const openings = results.flatMap((result) => result.openings);
  expect(openings).toHaveLength(kills);
  expect(results.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(kills);
  // A busy machine takes its time over any opening: then it is held against that of a new database, which does more.
  const ofNew = results.flatMap((result) => result.openings.slice(0, 1));
  const ofKilled = results.flatMap((result) => result.openings.slice(1));
  expect(median(ofKilled)).toBeLessThan(Math.max(5_000, median(ofNew)));
}, 900_000);
