import { beforeEach, describe, expect, it } from "vitest";
import { clipFiles } from "../../db/schema/clip-file.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { clipCalls } from "../../test/clips.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { portfolioCalls } from "../../test/portfolios.ts";
import { aVideo } from "../../test/tapes.ts";
import { anAgency } from "../../test/teams.ts";

const app = startApp();
const { anArtist, setAudiences } = portfolioCalls(app);
const { applied, withdraw } = applicationCalls(app);
const { play, uploaded, saveClips, begun, put } = clipCalls(app);

const video = aVideo(5_000);
let artist: Awaited<ReturnType<typeof anArtist>>;
let poster: Awaited<ReturnType<typeof aPerson>>;
let stranger: Awaited<ReturnType<typeof aPerson>>;
let key: string;
beforeEach(async () => {
  artist = await anArtist();
  [poster, stranger] = [await anAgency(app), await aPerson(app)];
  key = await uploaded(artist, video);
  await saveClips(artist, [key]).expect(200);
});

/** Who of a visitor, a stranger, the poster and the owner plays it. */
async function players(): Promise<string[]> {
  const all = { visitor: null, stranger, poster, owner: artist };
  const asked = Object.entries(all).map(async ([name, person]) => {
    const { status } = await play(person, key);
    expect([200, 404]).toContain(status);
    return status === 200 ? [name] : [];
  });
  return (await Promise.all(asked)).flat();
}

const everybody = ["visitor", "stranger", "poster", "owner"];

describe("an uploaded clip is played", () => {
  it("by everybody while they see it on the profile, and from then on no more", async () => {
    expect(await players()).toEqual(everybody);
    await setAudiences(artist, { clips: "nobody" }).expect(200);
    expect(await players()).toEqual(["owner"]);
  });

  it("by posters alone where it is for them, as long as they were applied to", async () => {
    const { id: event_id } = await anEvent(app, { user_id: poster.id });
    await setAudiences(artist, { clips: "posters" }).expect(200);
    expect(await players()).toEqual(["owner"]);
    const { id } = await applied(artist, event_id);
    expect(await players()).toEqual(["poster", "owner"]);
    await withdraw(artist, id).expect(200);
    expect(await players()).toEqual(["owner"]);
  });

  it("by its owner alone once a moderator has hidden the profile, or its owner is suspended", async () => {
    for (const visibility of ["waiting", "hidden", "removed", "suspended"]) {
      await app.db.execute(`update profiles set visibility = '${visibility}'`);
      expect([visibility, await players()]).toEqual([visibility, ["owner"]]);
    }
  });

  it("by its owner alone before a résumé names it, and after it was taken out", async () => {
    key = await uploaded(artist, video);
    expect(await players()).toEqual(["owner"]);
    await saveClips(artist, [key], 1).expect(200);
    expect(await players()).toEqual(everybody);
    await saveClips(artist, [], 2).expect(200);
    expect(await players()).toEqual(["owner"]);
  });

  it("by nobody before all of it is there, and after it was given up", async () => {
    const half = await begun(artist, 5_000);
    await put(artist, half, 0, video.subarray(0, 1_000)).expect(204);
    await play(artist, half).expect(404);
    await app.db.update(clipFiles).set({ discarded_at: app.clock.read() });
    expect(await players()).toEqual([]);
  });

  it("never because a résumé of somebody else holds its key", async () => {
    await saveClips(artist, [], 1).expect(200);
    const other = await anArtist();
    await saveClips(other, [await uploaded(other)]).expect(200);
    await app.db.execute(
      `update resumes set clips = replace(clips::text, substring(clips::text from '"key": ?"([^"]*)'), '${key}')::jsonb where profile_id = ${other.profile_id}`,
    );
    expect(await players()).toEqual(["owner"]);
  });
});

describe("the bytes of a clip", () => {
  it("come with their type and nothing that a browser makes something else of", async () => {
    const { headers, body } = await play(null, key).expect(200);
    expect(headers).toMatchObject({
      ...{ "content-type": "video/webm", "content-length": "5000", "accept-ranges": "bytes" },
      ...{ "x-content-type-options": "nosniff", "cache-control": "no-store" },
    });
    expect(Buffer.compare(body, video)).toBe(0);
  });

  it.each([
    ["bytes=0-0", 206, "bytes 0-0/5000", 1],
    ["bytes=4990-", 206, "bytes 4990-4999/5000", 10],
    ["bytes=-5", 206, "bytes 4995-4999/5000", 5],
    ["bytes=5000-", 416, "bytes */5000", 0],
    ["bytes=0-1,3-4", 200, undefined, 5_000],
  ])("come in the range %s", async (range, status, said, length) => {
    const { headers, body } = await play(null, key, { range }).expect(status);
    expect([headers["content-range"], body?.length ?? 0]).toEqual([said, length]);
  });
});
