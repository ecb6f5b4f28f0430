import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@callboard/server-kit/create-log";
import { expect, it, onTestFinished } from "vitest";
import { jobs } from "../db/schema/job.ts";
import { redactedPaths } from "../http/server-options.ts";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import { testClock } from "../test/clock.ts";
import { startDatabase } from "../test/database.ts";
import { brokenOff, type SmtpAnswers, startSmtpServer } from "../test/smtp-server.ts";
import { fileMail } from "./file-mail.ts";
import type { Mail } from "./mail.ts";
import { mailHandler } from "./mail-job.ts";
import { mailQueue, mailSealer } from "./mail-queue.ts";
import { smtpMail } from "./smtp-mail.ts";

const database = startDatabase();
const clock = testClock().read;
const serverKey = "a-key-of-the-server";
const from = "Callboard <mail@callboard.test>";
const [user, password] = ["canary-user", "canary-password"];
const base64 = (text: string) => Buffer.from(text).toString("base64");
/** In the recipient, the words and the link of the mail, and in what the server asks for. */
const canaries = ["canary", base64(password), base64(`\0${user}\0${password}`)];

/** Tries to send a mail. Gives what is logged of that, at every level, and what staff sees of the job. */
async function failureOf(mail: Mail) {
  const { db } = database.current;
  const lines: string[] = [];
  const destination = { write: (line: string) => lines.push(line) };
  const log = createLog("trace", { destination, redact: redactedPaths });
  const queue = jobQueue({ clock });
  const handler = mailHandler({
    ...{ db, clock, mail, sealer: mailSealer(serverKey), serverKey },
    ...{ limits: { perDay: 100, perDayAndAddress: 100 }, siteUrl: "https://callboard.test" },
  });
  await mailQueue({ queue, serverKey }).add(db, {
    ...{ template: "staff_invitation", key: "staff invitation 7", to: "canary@example.com" },
    data: {
      ...{ invited_by: "canary of the words", role: "moderator", token: "canary-of-the-link" },
      expires_at: "2026-06-22T09:00:00.000Z",
    },
  });
  await jobRunner({ db, clock, log, queue, handlers: [handler] }).runDue();
  const [job] = await db.select().from(jobs);
  return { logged: lines.join(""), shown: job?.last_error ?? "" };
}

async function expectSilence(mail: Mail, reason: RegExp) {
  const { logged, shown } = await failureOf(mail);
  expect(logged).toContain("a job failed");
  expect(shown).toMatch(reason);
  expect(logged).toContain(shown.replace(/^\w+: /, ""));
  expect(canaries.filter((canary) => `${logged}${shown}`.includes(canary))).toEqual([]);
}

const repeated = `${user} ${password} ${base64(`\0${user}\0${password}`)}`;
const withLogin = "250-test\r\n250 AUTH PLAIN";
const timeouts = { connect: 5_000, silence: 5_000, whole: 5_000 };

it.each<[string, RegExp, SmtpAnswers]>([
  ["refuses the address", /EENVELOPE, answer 550/, { RCPT: "550 5.1.1 <canary@example.com> is not here" }],
  ["refuses what it says", /EMESSAGE, answer 554/, { ".": "554 5.7.1 spam: canary-of-the-link" }],
  ["refuses the password", /EAUTH, answer 535/, { EHLO: withLogin, AUTH: `535 5.7.8 not ${repeated}` }],
  ["is too busy", /answer 421/, { greeting: "421 4.3.2 come back later, canary" }],
  ["breaks off before a word", /ECONNECTION|ESOCKET/, { greeting: brokenOff }],
  ["breaks off in the midst of a mail", /ECONNECTION|ESOCKET/, { ".": brokenOff }],
  ["offers an encryption that it does not speak", /ETLS|ESOCKET/, { EHLO: "250-test\r\n250 STARTTLS" }],
])(
  "says in the log that a mail server %s, and nothing of the mail or the login",
  async (_name, reason, answers) => {
    const { url } = await startSmtpServer(answers);
    const address = url.replace("//", `//${user}:${password}@`);
    await expectSilence(smtpMail({ url: address, from, clock }, timeouts), reason);
  },
);

it.each([
  ["speaks no encryption", (url: string) => url.replace("smtp:", "smtps:")],
  ["is not there", () => `smtp://${user}:${password}@127.0.0.1:1`],
])(
  "says in the log that a mail server %s, and nothing of the mail or the login",
  async (_name, addressOf) => {
    const { url } = await startSmtpServer();
    const address = addressOf(url.replace("//", `//${user}:${password}@`));
    await expectSilence(smtpMail({ url: address, from, clock }, timeouts), /ESOCKET|ETLS|ECONNECTION/);
  },
);

it("says in the log that a mail server says nothing, and nothing of the mail or the login", async () => {
  const { url } = await startSmtpServer({ EHLO: withLogin, ".": null });
  const address = url.replace("//", `//${user}:${password}@`);
  await expectSilence(smtpMail({ url: address, from, clock }, { ...timeouts, silence: 300 }), /ETIMEDOUT/);
});

it("says in the log that a mail cannot be written to its file, and nothing of the mail", async () => {
  const root = mkdtempSync(join(tmpdir(), "callboard-mail-log-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, "mail");
  writeFileSync(folder, "no folder");
  const printed: string[] = [];
  const mail = fileMail({ folder, from, clock, print: (line) => printed.push(line) });
  await expectSilence(mail, /EEXIST|ENOTDIR/);
  expect(printed).toEqual([]);
});
