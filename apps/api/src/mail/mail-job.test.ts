import { createLog } from "@callboard/server-kit/create-log";
import { describe, expect, it } from "vitest";
import { jobs } from "../db/schema/job.ts";
import { countedMails } from "../db/schema/mail.ts";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import { erasedAddressRepository } from "../modules/people/erased-address-repository.ts";
import { testClock } from "../test/clock.ts";
import { startDatabase } from "../test/database.ts";
import { MailError, type MailMessage } from "./mail.ts";
import { mailHandler } from "./mail-job.ts";
import { mailQueue, mailSealer } from "./mail-queue.ts";

const database = startDatabase();
const log = createLog("silent", { service: "test", redact: [] });
const serverKey = "a-key-of-the-server";
const day = 24 * 3_600_000;

function start({ perDay = 100, perDayAndAddress = 100, openedWith = serverKey } = {}) {
  const { db } = database.current;
  const clock = testClock();
  const sent: MailMessage[] = [];
  const service = { failure: null as Error | null };
  const mail = {
    send: async (message: MailMessage) => {
      if (service.failure) throw service.failure;
      sent.push(message);
    },
  };
  const queue = jobQueue({ clock: clock.read });
  const mails = mailQueue({ queue, serverKey });
  const handler = mailHandler({
    ...{ db, clock: clock.read, mail, sealer: mailSealer(openedWith), serverKey },
    ...{ limits: { perDay, perDayAndAddress }, siteUrl: "https://callboard.test" },
  });
  const runner = jobRunner({ db, clock: clock.read, log, queue, handlers: [handler], random: () => 0 });
  const add = (key: string, to = "person@example.com") =>
    mails.add(db, {
      ...{ template: "report_outcome", key, to, thread: "T-1" },
      data: { subject_kind: "call", subject_title: "A secret call", outcome: "acted" },
    });
  return { clock, sent, service, mails, runner, add };
}

const rows = () => database.current.db.select().from(jobs).orderBy(jobs.id);

describe("a mail", () => {
  it("is sent once by its key, rendered when it is sent", async () => {
    const { add, runner, sent } = start();
    expect([await add("a"), await add("a")]).toEqual([true, false]);
    await runner.runDue();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...{ key: "a", to: "person@example.com", thread: "T-1" },
      subject: "What came of your report: A secret call",
    });
  });

  it("lies sealed in the database until then, and not at all afterwards", async () => {
    const { add, runner } = start();
    await add("a");
    const [waiting] = await rows();
    expect(JSON.stringify(waiting)).not.toContain("secret call");
    await runner.runDue();
    expect((await rows())[0]?.payload).toBeNull();
  });

  it("is refused to an address that is none, before anything is stored", async () => {
    const { add } = start();
    await expect(add("a", "a@b.test\r\nBcc: c@d.test")).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });

  it("is tried again while the service is down, and dead where it will never be taken", async () => {
    const { add, runner, service, sent, clock } = start();
    await add("a");
    service.failure = new MailError("unavailable", "no answer");
    await runner.runDue();
    expect(await rows()).toMatchObject([{ state: "waiting", attempts: 1 }]);
    service.failure = null;
    clock.pass(10_000);
    await runner.runDue();
    expect(sent).toHaveLength(1);
    await add("b");
    service.failure = new MailError("refused", "answer 550");
    await runner.runDue();
    expect((await rows())[1]).toMatchObject({ state: "dead", last_error: "RefusedJobError: answer 550" });
  });

  it("is dead where the key of the server was another one", async () => {
    const { add, runner } = start({ openedWith: "another-key" });
    await add("a");
    await runner.runDue();
    expect(await rows()).toMatchObject([{ state: "dead" }]);
  });
});

describe("the budget of mails", () => {
  it("lets those over an address's day wait, whatever its case, and others pass", async () => {
    const { add, runner, sent, clock } = start({ perDayAndAddress: 2 });
    for (const key of ["a", "b", "c"]) await add(key, key === "b" ? "PERSON@example.com" : undefined);
    await add("other", "other@example.com");
    await runner.runDue();
    expect(sent.map(({ key }) => key)).toEqual(expect.arrayContaining(["other"]));
    expect(sent).toHaveLength(3);
    clock.pass(day - 1);
    expect(await runner.runDue()).toBe(0);
    clock.pass(1);
    await runner.runDue();
    expect(sent).toHaveLength(4);
  });

  it("keeps an address's day, unreadable, when its account is erased", async () => {
    const { add, runner, sent } = start({ perDayAndAddress: 1 });
    const { db } = database.current;
    await add("a");
    await runner.runDue();
    expect(JSON.stringify(await db.select().from(countedMails))).not.toMatch(/person|example/);
    await erasedAddressRepository(db).erase("person@example.com");
    await add("b");
    await runner.runDue();
    expect(sent).toHaveLength(1);
  });

  it("lets those over the day wait, and loses none", async () => {
    const { add, runner, sent, clock } = start({ perDay: 2 });
    for (const key of ["a", "b", "c", "d", "e"]) await add(key, `${key}@example.com`);
    for (const most of [2, 4, 5]) {
      await runner.runDue();
      expect(sent).toHaveLength(most);
      clock.pass(day);
    }
  });

  it("leaves its last fifth to mails about somebody's account", async () => {
    const { add, mails, runner, sent } = start({ perDay: 5 });
    const invite = (key: string) =>
      mails.add(database.current.db, {
        ...{ template: "team_invitation", key, to: `${key}@example.com` },
        data: { agency_name: "Lantern", role: "member", token: "t", expires_at: "2026-06-01T00:00:00.000Z" },
      });
    for (const key of ["a", "b", "c", "d", "e"]) await invite(key);
    await runner.runDue();
    expect(sent).toHaveLength(4);
    await add("account", "account@example.com");
    await runner.runDue();
    expect(sent.map(({ key }) => key)).toEqual(["a", "b", "c", "d", "account"]);
  });

  it("counts a mail once, however often it is tried", async () => {
    const { add, runner, service, sent, clock } = start({ perDay: 2 });
    service.failure = new MailError("unavailable", "no answer");
    await add("a");
    for (const _ of [1, 2, 3]) {
      await runner.runDue();
      clock.pass(60_000);
    }
    service.failure = null;
    await add("b", "other@example.com");
    clock.pass(3_600_000);
    await runner.runDue();
    expect(sent).toHaveLength(2);
  });
});
