import { once } from "node:events";
import { connect } from "node:net";
import { tapeTexts } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { events } from "../../db/schema/event.ts";
import { tapes } from "../../db/schema/tape.ts";
import { startApp, testApiKey } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { aVideo, tapeCalls } from "../../test/tapes.ts";

const app = startApp();
const { begin, put, look, giveUp, underWay, play, begun, uploaded } = tapeCalls(app);
const { applied, review } = applicationCalls(app);
const { pieceBytes } = tapeLimits;
const unknownKey = "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11";
const nothing = { success: false, message: "Resource not found" };

type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let dev: Person;
let event_id: number;
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  [poster, asha, dev] = [await aPerson(app), await aPerson(app), await aPerson(app)];
  ({ id: event_id } = await anEvent(app, { user_id: poster.id, start_date: "2026-06-20" }));
});

const pieceOf = async (key: string, index: number) => {
  const stored = await app.privateFiles.open(`piece-${key}-${index}`);
  stored?.body.destroy();
  return stored?.size ?? null;
};
const uploadOf = async (person: Person) => (await underWay(person, event_id).expect(200)).body.data.upload;

/** Sends part of a PATCH over a connection, and breaks it off. */
async function breakOff(key: string, bytes: Buffer, length: number) {
  const socket = connect(app.port, "127.0.0.1");
  const lines = [
    `PATCH /api/v1/tape/uploads/${key} HTTP/1.1`,
    ...["Host: a", `apikey: ${testApiKey}`, `Authorization: Bearer ${asha.bearer}`, "Tus-Resumable: 1.0.0"],
    ...["Upload-Offset: 0", "Content-Type: application/offset+octet-stream", `Content-Length: ${length}`],
  ];
  socket.on("error", () => {}).write(`${lines.join("\r\n")}\r\n\r\n`);
  await new Promise((sent) => socket.write(bytes, sent));
  socket.destroy();
  await once(socket, "close");
}

describe("a tape", () => {
  it("goes on where it broke off, in pieces, without a byte sent twice", async () => {
    const video = aVideo(pieceBytes + 300_000);
    const key = await begun(asha, event_id, video.length);
    await breakOff(key, video.subarray(0, 100_000), video.length);
    await expect.poll(async () => (await uploadOf(asha)).received).toBe(100_000);
    const { headers } = await look(asha, key).expect(200);
    expect(headers).toMatchObject({ "upload-offset": "100000", "upload-length": String(video.length) });
    await put(asha, key, 100_000, video.subarray(100_000, 150_000)).expect(204);
    await put(asha, key, 150_000, video.subarray(150_000))
      .expect(204)
      .expect("upload-offset", String(video.length));
    const { id } = await uploadOf(asha);
    const application = await applied(asha, event_id, { tape_id: id });
    expect(application.tape).toMatchObject({ type: "video/webm", size: video.length });
    const { body } = await play(asha, application.id).expect(200);
    expect(Buffer.compare(body, video)).toBe(0);
  });

  it("says what is under way for a call, to its sender alone", async () => {
    const key = await begun(asha, event_id, 5_000);
    expect(await uploadOf(asha)).toEqual({
      ...{ id: expect.any(Number), key, name: "tape.webm", size: 5_000, received: 0 },
    });
    expect(await uploadOf(dev)).toBeNull();
  });

  it("is given up by its sender, with what was stored", async () => {
    const { key } = await uploaded(asha, event_id, aVideo(5_000));
    expect(await pieceOf(key, 0)).toBe(5_000);
    await giveUp(asha, key).expect(204);
    expect(await pieceOf(key, 0)).toBeNull();
    expect(await uploadOf(asha)).toBeNull();
    await look(asha, key).expect(404);
  });

  it("takes the place of another one for the same call", async () => {
    const first = await uploaded(asha, event_id, aVideo(5_000));
    const second = await begun(asha, event_id, 6_000);
    expect(await pieceOf(first.key, 0)).toBeNull();
    expect((await uploadOf(asha)).key).toBe(second);
    await put(asha, first.key, 0, aVideo(5_000)).expect(404);
  });

  it("becomes part of an application that was sent already, in place of its tape, until that is opened", async () => {
    const old = await uploaded(asha, event_id, aVideo(5_000));
    const { id } = await applied(asha, event_id, { tape_id: old.id });
    const video = aVideo(7_000);
    const key = await begun(asha, event_id, video.length);
    await put(asha, key, 0, video.subarray(0, 4_000)).expect(204);
    expect((await play(poster, id).expect(200)).body.length).toBe(5_000);
    await put(asha, key, 4_000, video.subarray(4_000)).expect(204);
    expect(Buffer.compare((await play(poster, id)).body, video)).toBe(0);
    expect(await pieceOf(old.key, 0)).toBeNull();
    // Whoever did not hear that it was complete asks again.
    await look(asha, key).expect(200).expect("upload-offset", "7000");

    const late = await begun(asha, event_id, 5_000);
    await review(poster, id, "viewed").expect(200);
    const { text } = await put(asha, late, 0, aVideo(5_000)).expect(422);
    expect(JSON.parse(text).message).toBe(tapeTexts.late);
    expect(Buffer.compare((await play(poster, id)).body, video)).toBe(0);
    expect(await pieceOf(late, 0)).toBeNull();
    await begin(asha, event_id, 5_000).expect(422);
  });

  it.each([
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(500))],
    ["a page that says it is MP4", Buffer.from("<!--ftypisom--><script>alert(1)</script>".padEnd(500))],
  ])("is no %s, whatever it is called", async (_name, bytes) => {
    const { headers } = await begin(asha, event_id, 500, { name: "a.mp4", filetype: "video/mp4" }).expect(
      201,
    );
    const { text } = await put(asha, headers.location ?? "", 0, bytes).expect(422);
    expect(JSON.parse(text).message).toEqual({ tape: tapeTexts.type });
    expect(await uploadOf(asha)).toBeNull();
    expect(await pieceOf(headers.location ?? "", 0)).toBeNull();
  });

  it("keeps of its name what can be shown", async () => {
    const names = [
      ["../../etc/passwd\0.mp4", "passwd.mp4"],
      ["a\r\nSet-Cookie: b=c\u202egpj.exe", "aSet-Cookie: b=cgpj.exe"],
      ["\u0007", "Video"],
      ["x".repeat(5_000), "x".repeat(120)],
    ];
    for (const [sent = "", kept] of names) {
      await begin(asha, event_id, 500, { name: sent, key: "../other", id: "1", user_id: dev.id }).expect(201);
      expect((await uploadOf(asha)).name).toBe(kept);
    }
    expect(await uploadOf(dev)).toBeNull();
  });

  it("comes in whole pieces or not at all where the store is full, and goes on later", async () => {
    const video = aVideo(2 * pieceBytes);
    const key = await begun(asha, event_id, video.length);
    const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    const real = app.privateFiles.write;
    let written = 0;
    const failing = vi.spyOn(app.privateFiles, "write").mockImplementation(async (file, content) => {
      written += 1;
      if (written > 1) throw full;
      await real(file, content);
    });
    const { text } = await put(asha, key, 0, video).expect(507);
    expect(JSON.parse(text)).toEqual({ success: false, message: tapeTexts.full });
    failing.mockRestore();
    await look(asha, key).expect(200).expect("upload-offset", String(pieceBytes));
    await put(asha, key, pieceBytes, video.subarray(pieceBytes)).expect(204);
  });
});

describe("who uploads", () => {
  it("finds no upload of another, and changes none", async () => {
    const video = aVideo(5_000);
    const key = await begun(asha, event_id, video.length);
    for (const person of [dev, poster]) {
      for (const name of [key, unknownKey]) {
        await look(person, name).expect(404);
        await giveUp(person, name).expect(404);
        const { text } = await put(person, name, 0, video).expect(404);
        expect(JSON.parse(text)).toEqual(nothing);
      }
    }
    expect(await uploadOf(asha)).toMatchObject({ key, received: 0 });
  });

  it.each(["%2e%2e%2f%2e%2e%2fetc%2fpasswd", "..%2fmedia", "1", `${unknownKey}%00`, `${unknownKey}.info`])(
    "names no upload by %s",
    async (name) => {
      await look(asha, name).expect(422);
      await put(asha, name, 0, aVideo(500)).expect(422);
    },
  );

  it("writes at the end of what is there and nowhere else", async () => {
    const video = aVideo(5_000);
    const key = await begun(asha, event_id, video.length);
    await put(asha, key, 0, video.subarray(0, 1_000)).expect(204);
    for (const offset of [0, 999, 1_001, 5_000, 4_294_967_296]) {
      await put(asha, key, offset, video.subarray(0, 100)).expect(409);
    }
    for (const offset of ["-1", "1e3", "0x3e8", "", "1000 "].slice(0, 4)) {
      const asked = put(asha, key, 0, video.subarray(0, 100)).set("upload-offset", offset);
      expect((await asked).status).toBeGreaterThanOrEqual(400);
    }
    await put(asha, key, 1_000, aVideo(4_001)).expect(413);
    expect(await uploadOf(asha)).toMatchObject({ received: 1_000 });
    await put(asha, key, 1_000, video.subarray(1_000)).expect(204);
    await put(asha, key, 5_000, aVideo(100)).expect(413);
  });

  it.each([
    [0, 422],
    [63, 422],
    [tapeLimits.maxBytes + 1, 413],
    ["-1", 400],
    ["1e9", 400],
    ["", 400],
  ])("announces no tape of %s bytes", async (size, status) => {
    await begin(asha, event_id, 500).set("upload-length", String(size)).expect(status);
    expect(await uploadOf(asha)).toBeNull();
  });

  it("cannot leave the length open, nor put tapes together", async () => {
    const open = begin(asha, event_id, 500).unset("upload-length").set("upload-defer-length", "1");
    expect((await open).status).toBeGreaterThanOrEqual(400);
    await begin(asha, event_id, 500).set("upload-concat", "final;/a /b").expect(501);
    expect(await uploadOf(asha)).toBeNull();
  });

  it("gets one of several at one moment through, and the tape is whole", async () => {
    const video = aVideo(400_000);
    const key = await begun(asha, event_id, video.length);
    const answers = await Promise.all(
      [video, aVideo(400_000), video].map((bytes) => put(asha, key, 0, bytes)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    expect(await uploadOf(asha)).toMatchObject({ received: video.length });
  });

  it("uploads for a call that they can apply for, and for no other", async () => {
    await begin(poster, event_id, 500).expect(422);
    await begin(asha, 9_007_199_254_740_991, 500).expect(404);
    await begin(asha, event_id, 500, { event_id: "x" }).expect(404);
    const { id: campaign } = await anEvent(app, { user_id: poster.id, kind: "crowdfunding" });
    await begin(asha, campaign, 500).expect(404);
    await app.db.update(events).set({ status: "closed" }).where(eq(events.id, event_id));
    await begin(asha, event_id, 500).expect(422);
    await app.db.update(events).set({ visibility: "hidden" }).where(eq(events.id, event_id));
    await begin(asha, event_id, 500).expect(404);
  });

  it("begins so many a day, and has so many and so much at once", async () => {
    for (let count = 0; count < tapeLimits.perDay; count += 1) await begin(asha, event_id, 500).expect(201);
    const { text } = await begin(asha, event_id, 500).expect(429);
    expect(JSON.parse(text).message).toBe(tapeTexts.daily);
    await begin(dev, event_id, 500).expect(201);

    const now = app.clock.read();
    const row = { user_id: dev.id, name: "a", size: 500, created_at: now, touched_at: now, sent_at: now };
    const many = Array.from({ length: tapeLimits.perAccount - 1 }, (_, index) => ({
      ...row,
      key: `key ${index}`,
    }));
    await app.db.insert(tapes).values(many);
    await begin(dev, event_id, 500).expect(201);
    await app.db.insert(tapes).values({ ...row, key: "one more" });
    expect(JSON.parse((await begin(dev, event_id, 500).expect(422)).text).message).toBe(tapeTexts.tooMany);
    await app.db.delete(tapes);
    await app.db.insert(tapes).values({ ...row, size: tapeLimits.accountBytes - 499, key: "large" });
    await begin(dev, event_id, 500).expect(422);
  });

  it("is asked for a version of the protocol, and for a sign-in before anything", async () => {
    const key = await begun(asha, event_id, 500);
    await look(asha, key).unset("tus-resumable").expect(412);
    await look({ bearer: "x".repeat(43) }, key).expect(401);
    await app.post("/api/v1/auth/logout-all", {}, asha).expect(200);
    await put(asha, key, 0, aVideo(500)).expect(401);
  });
});
