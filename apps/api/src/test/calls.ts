import { createLog } from "@callboard/server-kit/create-log";
import sharp from "sharp";
import { notifications } from "../db/schema/notification.ts";
import { jobQueue } from "../jobs/job-queue.ts";
import { jobRunner } from "../jobs/job-runner.ts";
import { callNewsHandler } from "../modules/call/tell-applicants.ts";
import { notificationSender } from "../modules/notification/notification-sender.ts";
import { type TestApp, testApiKey } from "./app.ts";

type Person = { bearer: string };
type Files = { banner_photo?: Buffer; description_photo?: Buffer };

export const aPhoto = (background = "#3a2386") =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** What the tests of calls ask the API for as their poster. Each returns the response, whatever its status. */
export function callActs(app: TestApp) {
  function send(path: string, { bearer }: Person, texts: object, files: Files = {}, key?: string) {
    const request = app.bare().post(`/api/v1/event/${path}`).set("apikey", testApiKey);
    request.set("authorization", `Bearer ${bearer}`);
    if (key) request.set("idempotency-key", key);
    for (const [name, value] of Object.entries(texts))
      if (value !== undefined) request.field(name, String(value));
    for (const [name, file] of Object.entries(files)) request.attach(name, file, `${name}.jpg`);
    return request;
  }
  const act = (path: string, { bearer }: Person, body: object = {}) =>
    app.post(`/api/v1/event/${path}`, body, { bearer });

  /** Runs what closing and cancelling left to be done, and gives what people are told of it with their poster's words. */
  async function tellAll() {
    const queue = jobQueue({ clock: app.clock.read });
    const deps = { db: app.db, clock: app.clock.read };
    const handlers = [callNewsHandler({ ...deps, notifications: notificationSender(deps) })];
    const log = createLog("silent", { service: "test", redact: [] });
    await jobRunner({ ...deps, log, queue, handlers }).runDue();
    const rows = await app.db.select().from(notifications).orderBy(notifications.id);
    const ends = rows.filter(({ kind }) => kind === "call_closed" || kind === "call_cancelled");
    return ends.map(({ user_id, kind, data, mail_at }) => ({
      user_id,
      kind,
      data,
      isMailed: mail_at !== null,
    }));
  }

  return {
    tellAll,
    create: (person: Person, texts: object, files?: Files, key?: string) =>
      send("create", person, texts, files, key),
    update: (person: Person, id: number, texts: object, files?: Files, key?: string) =>
      send(`update/${id}`, person, texts, files, key),
    saveDraft: (person: Person, texts: object, files?: Files) => send("drafts", person, texts, files),
    close: (person: Person, id: number, message = "Thank you, {name}: {call} is closed.") =>
      act(`close/${id}`, person, { message }),
    reopen: (person: Person, id: number) => act(`reopen/${id}`, person),
    cancel: (person: Person, id: number, reason = "") => act(`cancel/${id}`, person, { reason }),
    duplicate: (person: Person, id: number) => act(`duplicate/${id}`, person),
    remove: ({ bearer }: Person, id: number) => app.remove(`/api/v1/event/${id}`, { bearer }),
    own: ({ bearer }: Person, id: number) => app.get(`/api/v1/event/own/${id}`, undefined, bearer),
  };
}
