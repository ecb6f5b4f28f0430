import { tapeTexts } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { events, taggedEvents } from "../../db/schema/event.ts";
import { tapes } from "../../db/schema/tape.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { aVideo, tapeCalls } from "../../test/tapes.ts";
import { filePieces } from "../media/files/file-pieces.ts";
import { erasureRepository } from "../people/erasure-repository.ts";
import { exportRepository } from "../people/export-repository.ts";
import { sweepTapes } from "./sweep-tapes.ts";

const app = startApp();
const { about, play, remove, begun, put, uploaded, underWay } = tapeCalls(app);
const { apply, applied, withdraw, review, received, details, mine, viewer } = applicationCalls(app);

type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let dev: Person;
let event_id: number;
beforeEach(async () => {
  [poster, asha, dev] = [await aPerson(app), await aPerson(app), await aPerson(app)];
  ({ id: event_id } = await anEvent(app, { user_id: poster.id, start_date: "2026-06-20" }));
});

const video = aVideo(tapeLimits.pieceBytes + 1_000);
const tape = { type: "video/webm", size: video.length, created_at: "2026-06-15T09:00:00.000Z" };
const sweep = () => sweepTapes({ db: app.db, clock: app.clock.read, pieces: filePieces(app.privateFiles) });

/** An application with a tape. */
async function anApplication() {
  const { id: tape_id, key } = await uploaded(asha, event_id, video);
  const application = await applied(asha, event_id, { tape_id, note: "", shares_profile: false });
  return { ...application, key };
}

async function isStored(key: string): Promise<boolean> {
  const stored = await app.privateFiles.open(`piece-${key}-0`);
  stored?.body.destroy();
  return stored !== null;
}

describe("an application", () => {
  it("may say with a tape alone what it has to say, and shows it to both sides", async () => {
    const { id } = await anApplication();
    const { body } = await received(poster, event_id).expect(200);
    expect(body.data.applications).toMatchObject([{ id, tape }]);
    expect((await details(poster, id)).body.data.application.tape).toEqual(tape);
    expect((await mine(asha)).body.data.applications).toMatchObject([{ id, tape }]);
    expect((await viewer(asha, event_id)).body.data.viewer.application.tape).toEqual(tape);
    expect((await about(poster, id).expect(200)).body.data).toEqual({ tape });
    expect((await underWay(asha, event_id)).body.data.upload).toBeNull();
  });

  it("takes no tape that is not all there, another's, of another call, or given up", async () => {
    const half = await begun(asha, event_id, 5_000);
    const [row] = await app.db.select().from(tapes).where(eq(tapes.key, half));
    const { id: other } = await anEvent(app, { user_id: poster.id, start_date: "2026-06-20" });
    const devs = await uploaded(dev, event_id, video);
    const elsewhere = await uploaded(asha, other, video);
    for (const tape_id of [row?.id, devs.id, elsewhere.id, 9_007_199_254_740_991]) {
      const { body } = await apply(asha, { event_id, note: "I sing.", tape_id }).expect(422);
      expect(body.message).toEqual({ tape_id: tapeTexts.gone });
    }
    await applied(asha, event_id);
    expect((await viewer(asha, event_id)).body.data.viewer.application.tape).toBeNull();
  });

  it("loses its tape when it is withdrawn, at once", async () => {
    const { id, key } = await anApplication();
    expect(await isStored(key)).toBe(true);
    await withdraw(asha, id).expect(200);
    expect(await isStored(key)).toBe(false);
    await play(asha, id).expect(404);
  });

  it("has its tape removed by its applicant until it is opened, and by nobody else", async () => {
    const { id, key } = await anApplication();
    await remove(dev, id).expect(403);
    await remove(poster, id).expect(403);
    await review(poster, id, "viewed").expect(200);
    expect((await remove(asha, id).expect(422)).body.message).toBe(tapeTexts.late);
    expect(await isStored(key)).toBe(true);
    const second = await anEvent(app, { user_id: poster.id, start_date: "2026-06-20" });
    event_id = second.id;
    const next = await anApplication();
    await remove(asha, next.id).expect(200);
    expect(await isStored(next.key)).toBe(false);
    await remove(asha, next.id).expect(404);
  });
});

describe("a tape", () => {
  it("comes as a whole or in ranges, by what it is", async () => {
    const { id, key } = await anApplication();
    const whole = await play(asha, id).expect(200);
    expect(whole.headers).toMatchObject({
      ...{ "content-type": "video/webm", "content-length": String(video.length), "accept-ranges": "bytes" },
      ...{ "x-content-type-options": "nosniff", "cache-control": "no-store", etag: `"${key}"` },
    });
    expect(Buffer.compare(whole.body, video)).toBe(0);
    const { pieceBytes } = tapeLimits;
    const ranges: [string, number, number][] = [
      ["bytes=0-0", 0, 1],
      [`bytes=${pieceBytes - 5}-${pieceBytes + 4}`, pieceBytes - 5, pieceBytes + 5],
      [`bytes=${pieceBytes}-`, pieceBytes, video.length],
      ["bytes=-7", video.length - 7, video.length],
    ];
    for (const [range, start, end] of ranges) {
      const part = await play(poster, id, { range }).expect(206);
      expect(part.headers["content-range"]).toBe(`bytes ${start}-${end - 1}/${video.length}`);
      expect(Buffer.compare(part.body, video.subarray(start, end))).toBe(0);
    }
    const behind = await play(asha, id, { range: `bytes=${video.length}-` }).expect(416);
    expect(behind.headers["content-range"]).toBe(`bytes */${video.length}`);
    await play(asha, id, { range: "bytes=0-1", "if-range": `"${key}"` }).expect(206);
    expect(
      (await play(asha, id, { range: "bytes=0-1", "if-range": '"other"' }).expect(200)).body.length,
    ).toBe(video.length);
  });

  it("is for its applicant and who reviews the call, while they may", async () => {
    const { id } = await anApplication();
    await play(dev, id).expect(403);
    await about(dev, id).expect(403);
    await play(asha, 9_007_199_254_740_991).expect(404);
    await app.db.update(events).set({ visibility: "hidden" }).where(eq(events.id, event_id));
    await play(poster, id).expect(403);
    await play(asha, id).expect(200);
  });
});

describe("the sweep", () => {
  it("deletes what was not sent a day after its last byte, and nothing that is part of an application", async () => {
    const { id, key: kept } = await anApplication();
    const { key: waiting } = await uploaded(dev, event_id, video);
    const half = await begun(
      poster,
      (await anEvent(app, { user_id: dev.id, start_date: "2026-06-20" })).id,
      video.length,
    );
    app.clock.pass(tapeLimits.unusedMaxAge - 60_000);
    await put(poster, half, 0, video.subarray(0, 1_000)).expect(204);
    await sweep();
    expect(await Promise.all([kept, waiting, half].map(isStored))).toEqual([true, true, true]);
    app.clock.pass(60_001);
    await sweep();
    expect(await Promise.all([kept, waiting, half].map(isStored))).toEqual([true, false, true]);
    app.clock.pass(tapeLimits.unusedMaxAge);
    await sweep();
    expect(await app.db.select().from(tapes)).toMatchObject([{ key: kept, application_id: id }]);
  });

  it("deletes the tapes of an erased account and of a call that is gone", async () => {
    const { key } = await anApplication();
    const { key: devs } = await uploaded(dev, event_id, video);
    await app.db.transaction(async (tx) => {
      await erasureRepository(tx).participation(asha, app.clock.read());
    });
    await app.db.delete(taggedEvents);
    await app.db.delete(events).where(eq(events.id, event_id));
    await sweep();
    expect(await Promise.all([key, devs].map(isStored))).toEqual([false, false]);
    const rows = await app.db.select().from(tapes);
    expect(rows.every(({ name, removed_at }) => name === "" && removed_at !== null)).toBe(true);
  });
});

it("the export of somebody's data names their tapes", async () => {
  const { id } = await anApplication();
  const exported = await exportRepository(app.db).read(asha.id);
  expect(exported?.parts.tapes).toMatchObject([
    { application_id: id, name: "tape.webm", type: "video/webm", size: video.length },
  ]);
});
