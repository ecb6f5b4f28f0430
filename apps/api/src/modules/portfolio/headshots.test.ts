import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { pendingUploads } from "../../db/schema/pending-upload.ts";
import { headshots } from "../../db/schema/profile.ts";
import { suspensions } from "../../db/schema/suspension.ts";
import { startApp } from "../../test/app.ts";
import { hostilePhotos } from "../../test/hostile/photos.ts";
import { aPerson } from "../../test/people.ts";
import { aPhoto, portfolioCalls } from "../../test/portfolios.ts";

const app = startApp();
const calls = portfolioCalls(app);
const { anArtist, mine, view, addHeadshot, order, removeHeadshot } = calls;
const describeAs = calls.describe;
const { headshotsMax } = portfolioLimits;
const corpus = await hostilePhotos();

let artist: Awaited<ReturnType<typeof anArtist>>;
beforeEach(async () => {
  artist = await anArtist();
});

const headshotsOf = async (person: { bearer: string } = artist) => (await mine(person))?.headshots ?? [];
const idsOf = async () => (await headshotsOf()).map(({ id }) => id);
const colorOf = (index: number) => `hsl(${index * 30}, 80%, 40%)`;

async function add(count: number) {
  for (let index = 0; index < count; index += 1)
    await addHeadshot(artist, await aPhoto(colorOf(index))).expect(200);
  return idsOf();
}

/** The pixels of a stored headshot, at its smallest. */
async function stored(address: string) {
  const { body } = await app.bare().get(address.replace("1440", "480")).responseType("blob").expect(200);
  return sharp(body as Buffer);
}

describe("a new headshot", () => {
  it("is stored four by five with its words, and shown; the first one is the photo of the profile", async () => {
    await addHeadshot(artist, await aPhoto("#ff0000", 1_000, 500), { alt: " At the window " }).expect(200);
    const [first] = await headshotsOf();
    expect(first).toMatchObject({
      alt: "At the window",
      address: expect.stringMatching(/^\/media\/.+-1440\.webp$/),
    });
    const { width = 0, height = 0 } = await (await stored(first?.address ?? "")).metadata();
    expect(width / height).toBeCloseTo(0.8, 2);
    const profile = await view(artist.profile_id);
    expect(profile.photo).toBe(first?.address);
    expect(profile.headshots).toEqual([first]);
    const list = await app.get("/api/v1/profile/list").expect(200);
    expect(list.body.data.profiles[0].photo).toBe(first?.address);
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });

  it("is the part that was chosen, of the photo as it is seen upright", async () => {
    // Red to the left and blue to the right, once it is turned as it says.
    const half = (background: string) => ({
      create: { width: 400, height: 400, channels: 3 as const, background },
    });
    const upright = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#f00" } })
      .composite([{ input: await sharp(half("#00f")).png().toBuffer(), left: 400, top: 0 }])
      .png()
      .toBuffer();
    const lying = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const right = { crop_x: "0.5", crop_y: "0", crop_width: "0.5", crop_height: "1" };
    await addHeadshot(artist, lying, right).expect(200);
    const [first] = await headshotsOf();
    const { channels } = await (await stored(first?.address ?? "")).stats();
    expect(Math.round(channels[0]?.mean ?? 255)).toBeLessThan(20);
    expect(Math.round(channels[2]?.mean ?? 0)).toBeGreaterThan(235);
  });

  it("is one, however often the same form is sent", async () => {
    const photo = await aPhoto("#00ff00");
    await Promise.all([1, 2, 3].map(() => addHeadshot(artist, photo)));
    await addHeadshot(artist, photo).expect(200);
    expect(await headshotsOf()).toHaveLength(1);
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });

  it.each([
    [{ alt: " " }, { alt: "Say what is to be seen" }],
    [{ alt: "a".repeat(201) }, { alt: "Must be at most 200 characters" }],
    [{ crop_x: "NaN" }, { crop_x: expect.any(String) }],
    [{ crop_x: "1e9" }, { crop_x: "Must be at most 1" }],
    [{ crop_width: "-1" }, { crop_width: "Must be at least 0" }],
  ])("is refused with %j", async (texts, message) => {
    const { body } = await addHeadshot(artist, await aPhoto("#00ff00"), texts).expect(422);
    expect(body.message).toEqual(message);
    expect(await headshotsOf()).toEqual([]);
  });

  it.each(corpus.filter(({ refusal }) => refusal))(
    "is refused where it is $name",
    async ({ content, refusal }) => {
      const { body } = await addHeadshot(artist, content).expect(422);
      const isMissing = content.length === 0;
      expect(body.message).toEqual({ photo: isMissing ? "Choose a photo" : refusal });
      expect(await headshotsOf()).toEqual([]);
    },
  );

  it("is refused past twelve, of many at once too", async () => {
    await add(headshotsMax - 2);
    const photos = await Promise.all([..."abcdef"].map((digit) => aPhoto(`#${digit.repeat(6)}`)));
    const answers = await Promise.all(photos.map((photo) => addHeadshot(artist, photo)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422, 422]);
    expect(await headshotsOf()).toHaveLength(headshotsMax);
    const { body } = await addHeadshot(artist, await aPhoto("#010101")).expect(422);
    expect(body.message).toBe("You have 12 headshots: delete one before you add another");
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });

  it("needs a claimed artist's profile, and an account that is not suspended", async () => {
    await addHeadshot(await aPerson(app), await aPhoto("#00ff00")).expect(404);
    const suspension = { user_id: artist.id, reason: "Spam", until: null, created_at: app.clock.read() };
    await app.db.insert(suspensions).values(suspension);
    await addHeadshot(artist, await aPhoto("#00ff00")).expect(401);
    expect(await app.db.select().from(headshots)).toEqual([]);
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });
});

describe("the order of headshots", () => {
  it("is what was sent, and the first one becomes the photo of the profile", async () => {
    const [a = 0, b = 0, c = 0] = await add(3);
    await order(artist, [c, a, b]).expect(200);
    expect(await idsOf()).toEqual([c, a, b]);
    const [first] = await headshotsOf();
    expect((await view(artist.profile_id)).photo).toBe(first?.address);
  });

  it("takes all of one's own, each once, and nobody else's", async () => {
    const [a = 0, b = 0] = await add(2);
    const other = await anArtist();
    await addHeadshot(other, await aPhoto("#abcdef")).expect(200);
    const [theirs] = await headshotsOf(other);
    for (const ids of [
      [],
      [a],
      [a, a],
      [a, b, b],
      [a, theirs?.id ?? 0],
      [a, b, theirs?.id ?? 0],
      [9_999, b],
    ]) {
      await order(artist, ids).expect(409);
    }
    await order(artist, Array(13).fill(a)).expect(422);
    expect(await idsOf()).toEqual([a, b]);
    expect(await headshotsOf(other)).toEqual([theirs]);
  });
});

describe("one headshot", () => {
  it("gets other words from its owner alone", async () => {
    const [a = 0] = await add(1);
    await describeAs(artist, a, "In costume").expect(200);
    expect((await headshotsOf())[0]?.alt).toBe("In costume");
    await describeAs(await anArtist(), a, "Mine").expect(404);
    await describeAs(artist, 9_999, "Mine").expect(404);
    await describeAs(artist, a, "").expect(422);
    expect((await headshotsOf())[0]?.alt).toBe("In costume");
  });

  it("is deleted by its owner alone, with its files, and the next one becomes the photo", async () => {
    const [a = 0, b = 0] = await add(2);
    const [first, second] = await headshotsOf();
    await removeHeadshot(await anArtist(), a).expect(404);
    await removeHeadshot(artist, a).expect(200);
    await removeHeadshot(artist, a).expect(404);
    expect(await idsOf()).toEqual([b]);
    expect((await view(artist.profile_id)).photo).toBe(second?.address);
    await app
      .bare()
      .get(first?.address ?? "")
      .expect(404);
    await removeHeadshot(artist, b).expect(200);
    expect((await view(artist.profile_id)).photo).toBeNull();
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });
});
