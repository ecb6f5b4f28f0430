import { createLog } from "@callboard/server-kit/create-log";
import { beforeEach, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { notifications } from "../../db/schema/notification.ts";
import { jobQueue } from "../../jobs/job-queue.ts";
import { jobRunner } from "../../jobs/job-runner.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { auditionCalls } from "../../test/auditions.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { notificationSender } from "../notification/notification-sender.ts";
import { reminderHandler } from "./reminder-job.ts";

const app = startApp();
const { applied, review } = applicationCalls(app);
const { made, read, invite, book, decline, change, cancel } = auditionCalls(app);

const hour = 3_600_000;
type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let application: number;
let day: number;
let slots: [number, number];
let invitation: number;
/** Booked for ten o'clock in the morning, 67.5 hours ahead. */
beforeEach(async () => {
  poster = await aPerson(app);
  asha = await aPerson(app);
  const { id: event_id } = await anEvent(app, { user_id: poster.id, title: "Chorus" });
  ({ id: application } = await applied(asha, event_id));
  ({ id: day } = await made(poster, event_id, {
    date: "2026-06-18",
    start_time: "10:00",
    end_time: "11:00",
  }));
  await invite(poster, day, [application]).expect(200);
  const shown = await read(poster, day);
  slots = shown.slots.map(({ id }) => id) as typeof slots;
  invitation = shown.invitations[0]?.id as number;
  await book(asha, invitation, slots[0]).expect(200);
});

/** What somebody was reminded of by then: runs what is due, twice, as after a crash. */
async function reminded(ms: number): Promise<unknown[]> {
  app.clock.pass(ms);
  const deps = { db: app.db, clock: app.clock.read };
  const handlers = [reminderHandler({ ...deps, notifications: notificationSender(deps) })];
  const log = createLog("silent", { service: "test", redact: [] });
  const run = () => jobRunner({ ...deps, log, queue: jobQueue(deps), handlers }).runDue();
  await Promise.all([run(), run()]);
  const rows = await app.db.select().from(notifications).orderBy(notifications.id);
  return rows
    .filter(({ kind, user_id }) => kind === "audition_reminder" && user_id === asha.id)
    .map(({ data }) => (data as { when: string }).when);
}

it("reminds the day before and two hours before, once each", async () => {
  expect(await reminded(43 * hour)).toEqual([]);
  expect(await reminded(hour)).toEqual(["day"]);
  expect(await reminded(21 * hour)).toEqual(["day"]);
  expect(await reminded(hour)).toEqual(["day", "hours"]);
  expect(await reminded(hour)).toEqual(["day", "hours"]);
});

it.each<[string, () => Promise<unknown>]>([
  ["declined", () => decline(asha, invitation).expect(200)],
  ["was declined", () => review(poster, application, "declined").expect(200)],
  ["is of a day that is cancelled", () => cancel(poster, day).expect(200)],
  ["sees the call no more", () => app.db.update(events).set({ visibility: "hidden" })],
])("does not remind who %s", async (_name, act) => {
  await act();
  expect(await reminded(66 * hour)).toEqual([]);
});

it("reminds of the time that somebody has by then", async () => {
  await change(poster, day, { version: 1, date: "2026-06-19", start_time: "10:00", place: "Hall" }).expect(
    200,
  );
  expect(await reminded(45 * hour)).toEqual([]);
  expect(await reminded(23 * hour)).toEqual(["day"]);
});

it("reminds of no time that has begun meanwhile", async () => {
  expect(await reminded(68 * hour)).toEqual([]);
});
