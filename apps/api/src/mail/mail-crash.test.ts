import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createServerDatabase } from "../test/database.ts";
import { rounds } from "../test/rounds.ts";
import { startSmtpServer } from "../test/smtp-server.ts";

const program = fileURLToPath(new URL("../test/mail-program.ts", import.meta.url));
const addedSchema = z.object({ added: z.string() });

/** A database of the server where the suite runs against one, else a folder; a folder for mails, and a server for them. */
async function createPlace() {
  const folder = mkdtempSync(join(tmpdir(), "callboard-mail-crash-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mailFolder = join(folder, "mail");
  const { url: smtpUrl, taken } = await startSmtpServer();
  if (!process.env.TEST_DATABASE_URL) return { place: folder, mailFolder, smtpUrl, taken };
  const { url, drop } = await createServerDatabase();
  onTestFinished(drop);
  return { place: url, mailFolder, smtpUrl, taken };
}
type Place = Awaited<ReturnType<typeof createPlace>>;

const startProgram = ({ place, mailFolder, smtpUrl }: Place, round: string) =>
  fork(program, [place, round, mailFolder, smtpUrl], { execArgv: [], stdio: "ignore" });

/** Kills the program in the midst of adding and sending. Gives the keys that it said it had added. */
async function killOnce(place: Place, round: number): Promise<string[]> {
  const child = startProgram(place, String(round));
  const added: string[] = [];
  await once(child, "message");
  child.on("message", (message) => added.push(addedSchema.parse(message).added));
  while (added.length < 4 + (round % 4)) await once(child, "message");
  await pause((round * 13) % 90);
  child.kill("SIGKILL");
  await once(child, "exit");
  return added;
}

/** Lets a program send what is left, until `isDone`. */
async function finish(place: Place, isDone: () => boolean): Promise<void> {
  const child = startProgram(place, "finish");
  await once(child, "message");
  await expect.poll(isDone, { timeout: 120_000, interval: 100 }).toBe(true);
  // Whatever was taken over as well would come now.
  await pause(800);
  child.kill("SIGKILL");
  await once(child, "exit");
}

const titleOf = (mail: string) => /your report: (\S+)/.exec(mail)?.[1] ?? mail;

function filesIn({ mailFolder }: Place): string[] {
  const names = readdirSync(mailFolder).filter((name) => name.endsWith(".eml"));
  return names.map((name) => readFileSync(join(mailFolder, name), "utf8"));
}

it("sends every acknowledged mail when it is killed again and again: to one file each, and under one Message-ID", async () => {
  const place = await createPlace();
  const { taken } = place;
  const kills = rounds(2, 200);
  const added: string[] = [];
  for (let round = 0; round < kills; round += 1) added.push(...(await killOnce(place, round)));
  await finish(place, () => {
    const sent = new Set(taken.map(({ content }) => titleOf(content)));
    return added.every((key) => sent.has(key));
  });
  const files = filesIn(place);
  const titles = files.map(titleOf);
  expect(new Set(titles).size).toBe(files.length);
  expect(added.filter((key) => !titles.includes(key))).toEqual([]);
  expect(files.filter((content) => !content.includes("</html>"))).toEqual([]);
  const ids = new Set(taken.map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1]));
  expect(ids.size).toBe(files.length);
  // The server took no more of them twice than were under way at the kills: two at once.
  expect(taken.length - ids.size).toBeLessThanOrEqual(2 * kills);
  expect(added.length).toBeGreaterThan(2 * kills);
}, 1_800_000);
