import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createServerDatabase } from "../../test/database.ts";
import { rounds } from "../../test/rounds.ts";

const program = fileURLToPath(new URL("../../test/notification-mail-program.ts", import.meta.url));
const toldSchema = z.object({ told: z.string() });
const readers = 3;

async function createPlace() {
  const folder = mkdtempSync(join(tmpdir(), "callboard-notification-crash-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mailFolder = join(folder, "mail");
  if (!process.env.TEST_DATABASE_URL) return { place: folder, mailFolder };
  const { url, drop } = await createServerDatabase();
  onTestFinished(drop);
  return { place: url, mailFolder };
}
type Place = Awaited<ReturnType<typeof createPlace>>;

const startProgram = ({ place, mailFolder }: Place, round: string) =>
  fork(program, [place, round, mailFolder], { execArgv: [], stdio: "ignore" });

/** Kills the program in the midst of telling and sending. Gives what it said it had told. */
async function killOnce(place: Place, round: number): Promise<string[]> {
  const child = startProgram(place, String(round));
  const told: string[] = [];
  await once(child, "message");
  child.on("message", (message) => told.push(toldSchema.parse(message).told));
  while (told.length < 8 + (round % 4)) await once(child, "message");
  await pause((round * 13) % 90);
  child.kill("SIGKILL");
  await once(child, "exit");
  return told;
}

/** To whom each mail went, and of what it tells. */
function mailsIn({ mailFolder }: Place) {
  const names = readdirSync(mailFolder).filter((name) => name.endsWith(".eml"));
  return names.map((name) => {
    // Lines are broken within words.
    const content = readFileSync(join(mailFolder, name), "utf8").replaceAll("=\r\n", "");
    const to = /^To: (.*)$/m.exec(content)?.[1] ?? "";
    return { to, told: [...new Set(content.match(/k\d+x\d+x/g))] };
  });
}

it("mails everything that was told to each reader, once, when it is killed again and again", async () => {
  const place = await createPlace();
  const kills = rounds(2, 100);
  const told: string[] = [];
  for (let round = 0; round < kills; round += 1) told.push(...(await killOnce(place, round)));
  const child = startProgram(place, "finish");
  await once(child, "message");
  const mailed = () => mailsIn(place).flatMap((mail) => mail.told.map((what) => `${mail.to} ${what}`));
  const isDone = () =>
    told.every((what) => mailed().filter((line) => line.endsWith(` ${what}`)).length >= readers);
  await expect.poll(isDone, { timeout: 120_000, interval: 100 }).toBe(true);
  // Whatever was taken over as well would come now.
  await pause(800);
  child.kill("SIGKILL");
  await once(child, "exit");
  const lines = mailed();
  expect(new Set(lines).size).toBe(lines.length);
}, 600_000);
