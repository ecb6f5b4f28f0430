import { clipFileTexts } from "@callboard/contracts/clip-file";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { emptyResume } from "@callboard/contracts/resume";
import { uploadLimits } from "@callboard/contracts/upload-limits";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clipFiles } from "../../db/schema/clip-file.ts";
import { suspensions } from "../../db/schema/suspension.ts";
import { startApp } from "../../test/app.ts";
import { aFileClip, clipCalls } from "../../test/clips.ts";
import { aPerson, testPassword } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { aVideo } from "../../test/tapes.ts";
import { filePieces } from "../media/files/file-pieces.ts";
import { erasureRepository } from "../people/erasure-repository.ts";
import { exportRepository } from "../people/export-repository.ts";
import { sweepClips } from "./clip-files.ts";

const app = startApp();
const { anArtist, mine: portfolioOf, view, saveResume } = portfolioCalls(app);
const { begin, put, look, giveUp, mine, play, begun, uploaded, saveClips } = clipCalls(app);
const { clipFilesMax, clipFileMaxBytes, clipFilesPerDay } = portfolioLimits;
const unknownKey = "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11";

let asha: Awaited<ReturnType<typeof anArtist>>;
let dev: Awaited<ReturnType<typeof anArtist>>;
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  [asha, dev] = [await anArtist(), await anArtist()];
});

const pieceOf = async (key: string, index = 0) => {
  const stored = await app.privateFiles.open(`piece-${key}-${index}`);
  stored?.body.destroy();
  return stored?.size ?? null;
};
const sweep = () => sweepClips({ db: app.db, clock: app.clock.read, pieces: filePieces(app.privateFiles) });
/** Moves the clock on, past the end of a session, and signs in anew. */
async function passes(ms: number) {
  app.clock.pass(ms);
  const { body } = await app.post("/api/v1/auth/login", { username: asha.username, password: testPassword });
  asha = { ...asha, bearer: body.data.token };
}
const versionOf = async () => (await portfolioOf(asha))?.resume.version;

describe("an upload of a clip", () => {
  it("comes in pieces, goes on where it stopped, and is told of to its owner alone", async () => {
    const { pieceBytes } = uploadLimits;
    const video = aVideo(pieceBytes + 300_000);
    const key = await begun(asha, video.length);
    await put(asha, key, 0, video.subarray(0, 150_000)).expect(204);
    await look(asha, key).expect(200).expect("upload-offset", "150000");
    expect(await mine(asha)).toEqual([
      { key, name: "reel.webm", size: video.length, received: 150_000, type: "video/webm" },
    ]);
    expect(await mine(dev)).toEqual([]);
    await put(asha, key, 150_000, video.subarray(150_000)).expect(204);
    expect(Buffer.compare((await play(asha, key).expect(200)).body, video)).toBe(0);
  });

  it.each([
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["a page that says it is MP4", "<!--ftypisom--><script>alert(1)</script>"],
  ])("is no %s, whatever it is called", async (_name, text) => {
    const key = await begun(asha, 500, { name: "a.mp4", filetype: "video/mp4" });
    const answer = await put(asha, key, 0, Buffer.from(text.padEnd(500))).expect(422);
    expect(JSON.parse(answer.text).message).toEqual({ clip: clipFileTexts.type });
    expect([await mine(asha), await pieceOf(key)]).toEqual([[], null]);
  });

  it.each([
    [0, 422],
    [63, 422],
    [clipFileMaxBytes + 1, 413],
    ["99999999999999999999", 400],
    ["-1", 400],
    ["1e9", 400],
  ])("has no %s bytes", async (size, status) => {
    await begin(asha, 500).set("upload-length", String(size)).expect(status);
    expect(await mine(asha)).toEqual([]);
  });

  it("takes no byte more than was announced, and none elsewhere than at its end", async () => {
    const key = await begun(asha, 5_000);
    await put(asha, key, 0, aVideo(5_001)).expect(413);
    await put(asha, key, 10, aVideo(100)).expect(409);
    expect(await mine(asha)).toMatchObject([{ received: 0 }]);
  });

  it("gets one of several at one moment through, and is whole", async () => {
    const video = aVideo(400_000);
    const key = await begun(asha, video.length);
    const answers = await Promise.all([video, aVideo(400_000), video].map((one) => put(asha, key, 0, one)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await mine(asha)).toMatchObject([{ received: video.length }]);
  });

  it("is kept as far as it came where the store is full", async () => {
    const key = await begun(asha, 5_000);
    const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    vi.spyOn(app.privateFiles, "write").mockRejectedValueOnce(full);
    const { text } = await put(asha, key, 0, aVideo(5_000)).expect(507);
    expect(JSON.parse(text).message).toBe(clipFileTexts.full);
    await put(asha, key, 0, aVideo(5_000)).expect(204);
  });

  it("is nobody's but who began it", async () => {
    const key = await begun(asha, 5_000);
    for (const name of [key, unknownKey]) {
      await look(dev, name).expect(404);
      await giveUp(dev, name).expect(404);
      await put(dev, name, 0, aVideo(5_000)).expect(404);
    }
    expect(await mine(asha)).toMatchObject([{ key, received: 0 }]);
    await giveUp(asha, key).expect(204);
    expect(await mine(asha)).toEqual([]);
  });

  it.each(["..%2fmedia", "1", `${unknownKey}%00`, `${unknownKey}.info`])(
    "has no name like %s",
    async (name) => {
      await look(asha, name).expect(422);
      await put(asha, name, 0, aVideo(500)).expect(422);
      await play(asha, name).expect(422);
    },
  );

  it("is begun by who has claimed an artist's profile, signed in and not suspended", async () => {
    await begin(await aPerson(app), 500).expect(404);
    await begin({ bearer: "x".repeat(43) }, 500).expect(401);
    const suspended = { user_id: asha.id, reason: "Spam", until: null, created_at: app.clock.read() };
    await app.db.insert(suspensions).values(suspended);
    await begin(asha, 500).expect(401);
  });

  it("is begun so often a day, also at one moment", async () => {
    const asked = Array.from({ length: clipFilesPerDay + 3 }, () => begin(asha, 500));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(clipFilesPerDay).fill(201), 429, 429, 429]);
    expect(JSON.parse((await begin(asha, 500)).text).message).toBe(clipFileTexts.daily);
    expect(await mine(asha)).toHaveLength(clipFilesMax);
    await begin(dev, 500).expect(201);
  });

  it("makes room for itself where as many wait as a résumé can name: the oldest one goes", async () => {
    const keys: string[] = [];
    for (let count = 0; count <= clipFilesMax; count += 1) keys.push(await uploaded(asha));
    const kept = (await mine(asha)).map(({ key }: { key: string }) => key);
    expect(kept).toEqual(keys.slice(1).toReversed());
    expect(await pieceOf(keys[0] ?? "")).toBeNull();
  });
});

describe("a résumé", () => {
  it("names an own file that is whole, with what the API knows of it", async () => {
    const key = await uploaded(asha);
    await saveClips(asha, [key]).expect(200);
    const clip = { title: "Reel", kind: "reel", url: "", file: { key, type: "video/webm", size: 5_000 } };
    expect((await portfolioOf(asha))?.resume.clips).toEqual([clip]);
    expect((await view(asha.profile_id)).clips).toEqual([clip]);
    expect(await mine(asha)).toEqual([]);
    const found = await app.get("/api/v1/profile/list?reel=yes").expect(200);
    expect(found.body.data.profiles).toMatchObject([{ id: asha.profile_id }]);
  });

  it("names no file of another, none that is not whole, and none that there is not", async () => {
    const half = await begun(asha, 5_000);
    await put(asha, half, 0, aVideo(1_000)).expect(204);
    for (const key of [await uploaded(dev), half, unknownKey]) {
      const { body } = await saveClips(asha, [await uploaded(asha), key]).expect(422);
      expect(body.message).toEqual({ "clips.1.file": clipFileTexts.gone });
    }
    expect(await versionOf()).toBe(0);
  });

  it("has so many of them, each once, and a link or a file", async () => {
    const key = await uploaded(asha);
    const clips = (list: object[]) => saveResume(asha, { ...emptyResume, clips: list, version: 0 });
    const messageOf = async (list: object[]) => (await clips(list).expect(422)).body.message;
    expect(await messageOf([aFileClip(key), aFileClip(key)])).toEqual({ clips: "Each clip once" });
    const url = "https://vimeo.com/1";
    expect(await messageOf([{ ...aFileClip(key), url }])).toEqual({
      "clips.0.url": "Either a link or a file",
    });
    expect(await messageOf([{ title: "Reel", kind: "reel" }])).toEqual({ "clips.0.url": "URL is required" });
    const many = Array.from({ length: clipFilesMax + 1 }, (_, n) =>
      aFileClip(unknownKey.replace(/.$/, String(n))),
    );
    expect(await messageOf(many)).toEqual({ clips: clipFileTexts.tooMany });
    const odd = { ...aFileClip(key), file: { key: "../secret", type: "text/html", size: 1 } };
    expect((await clips([odd])).status).toBe(422);
  });

  it("keeps a file as long as it names it, and lets a day pass before one is gone that it names no more", async () => {
    const [kept, taken] = [await uploaded(asha), await uploaded(asha)];
    await saveClips(asha, [kept, taken]).expect(200);
    const { text } = await giveUp(asha, kept).expect(422);
    expect(JSON.parse(text).message).toBe(clipFileTexts.inResume);
    await passes(uploadLimits.unusedMaxAge * 3);
    await saveClips(asha, [kept], 1).expect(200);
    await sweep();
    // Undone, or saved in another browser that did not know of it.
    await saveClips(asha, [kept, taken], 2).expect(200);
    await saveClips(asha, [kept], 3).expect(200);
    await passes(uploadLimits.unusedMaxAge + 1);
    await sweep();
    expect([await pieceOf(kept), await pieceOf(taken)]).toEqual([5_000, null]);
    await saveClips(asha, [kept, taken], 4).expect(422);
    await play(null, kept).expect(200);
  });

  it("that was saved meanwhile takes no file of an older one out", async () => {
    const key = await uploaded(asha);
    await saveClips(asha, [key]).expect(200);
    await saveClips(asha, [], 0).expect(409);
    app.clock.pass(uploadLimits.unusedMaxAge + 1);
    await sweep();
    expect(await pieceOf(key)).toBe(5_000);
  });
});

it("an upload that no résumé names is deleted a day after its last byte, and forgotten once its day is over", async () => {
  const key = await begun(asha, 5_000);
  app.clock.pass(uploadLimits.unusedMaxAge - 1_000);
  await put(asha, key, 0, aVideo(2_000)).expect(204);
  app.clock.pass(2_000);
  await sweep();
  expect(await pieceOf(key)).toBe(2_000);
  app.clock.pass(uploadLimits.unusedMaxAge);
  await sweep();
  expect(await pieceOf(key)).toBeNull();
  expect(await app.db.select().from(clipFiles)).toEqual([]);
});

describe("an account", () => {
  it("that is erased leaves no clip to play, and none in the store", async () => {
    const [named, spare] = [await uploaded(asha), await uploaded(asha)];
    await saveClips(asha, [named]).expect(200);
    await app.db.transaction(async (tx) => {
      await erasureRepository(tx).participation(asha, app.clock.read());
    });
    await play(null, named).expect(404);
    await sweep();
    expect(await Promise.all([named, spare].map((key) => pieceOf(key)))).toEqual([null, null]);
    const rows = await app.db.select().from(clipFiles);
    expect(rows.every(({ name, removed_at }) => name === "" && removed_at !== null)).toBe(true);
  });

  it("gets the names of its clips with its data", async () => {
    await uploaded(asha);
    await uploaded(dev);
    const exported = await exportRepository(app.db).read(asha.id);
    expect(exported?.parts.clip_files).toMatchObject([
      { name: "reel.webm", type: "video/webm", size: 5_000, received: 5_000 },
    ]);
    expect(JSON.stringify(exported)).not.toContain('"key"');
  });
});
