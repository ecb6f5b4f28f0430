import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { blogOf, envelopeOf } from "../../test/fixtures.ts";
import { publicProfile } from "../../test/fixtures-account.ts";
import { eventDetails } from "../../test/fixtures-event.ts";
import { createTestApp } from "../../test/test-app.ts";
import { drawShareImage, type ShareCard } from "../drawing/draw-share-image.ts";
import { cutAt, drawable, drawText } from "../drawing/draw-text.ts";
import { createDrawingProcess } from "../drawing/drawing-process.ts";
import { loadFonts } from "../drawing/fonts.ts";

const reply = (data: unknown) => ({ statusCode: 200, data: JSON.stringify(envelopeOf(data)) });
const ofColor = (background: string) =>
  sharp({ create: { width: 320, height: 180, channels: 3, background } })
    .webp()
    .toBuffer();

type Media = { status: number; body: Buffer | string };

const headshot = "/media/headshot-1440.webp";

/** A gateway whose upstream has one event, one article, one artist and the images that `media` says. */
async function createSite(media: () => Media, event = eventDetails, profile: object = { photo: headshot }) {
  const test = await createTestApp();
  const asked: string[] = [];
  test.upstream
    .intercept({ path: (path) => path.startsWith("/media/") && asked.push(path) > 0 })
    .reply(() => ({ statusCode: media().status, data: media().body }))
    .persist();
  const seen = fakeUpstream(test, ({ path }) => {
    if (path.startsWith("/event/get/1?")) return reply({ event });
    if (path === "/blog/view-by-slug/article-1") return reply({ blog: blogOf(1) });
    if (path === "/profile/view/artist/1") return reply({ profile: { ...publicProfile, ...profile } });
    return refusalOf(404);
  });
  return { ...test, asked, seen };
}

const read = async (image: Buffer) => {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  return { info, at };
};

const near = (color: number[], [r, g, b]: [number, number, number]) =>
  Math.max(...[r, g, b].map((value, index) => Math.abs(value - (color[index] ?? -999)))) < 12;

describe("the image of a shared link", () => {
  it.each(["/share/event/1.jpg", "/share/article/article-1.jpg", "/share/artist/1.jpg"])(
    "%s has the item's picture",
    async (url) => {
      const green = await ofColor("#00a060");
      const { ask, asked } = await createSite(() => ({ status: 200, body: green }));
      const { body, headers } = await ask.get(url).expect(200);
      expect(headers).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": "public, max-age=86400",
        "cross-origin-resource-policy": "cross-origin",
      });
      const { info, at } = await read(body);
      expect(info).toMatchObject({ width: 1200, height: 630 });
      expect(near(at(1000, 300), [0, 160, 96])).toBe(true);
      expect(near(at(20, 20), [17, 12, 25])).toBe(true);
      expect(asked).toHaveLength(1);
      expect(body.length).toBeLessThan(300_000);
    },
  );

  it.each<[string, () => Promise<Media>]>([
    ["is gone", async () => ({ status: 404, body: "" })],
    ["is none", async () => ({ status: 200, body: "<html>" })],
  ])("has a fallback where the picture %s", async (_name, media) => {
    const answer = await media();
    const { ask } = await createSite(() => answer);
    const { body } = await ask.get("/share/event/1.jpg").expect(200);
    expect((await sharp(body).metadata()).width).toBe(1200);
  });

  it("shows no headshot and no city that an artist keeps for posters", async () => {
    const { ask, asked } = await createSite(() => ({ status: 404, body: "" }), eventDetails, {
      ...{ photo: null, present_city: null },
    });
    await ask.get("/share/artist/1.jpg").expect(200);
    expect(asked).toEqual([]);
  });

  it("is drawn once for simultaneous and for later requests", async () => {
    const { ask, asked } = await createSite(() => ({ status: 404, body: "" }));
    const get = () => ask.get("/share/event/1.jpg").expect(200);
    const answers = [...(await Promise.all([get(), get(), get()])), await get()];
    const hashes = answers.map(({ body }) => createHash("sha256").update(body).digest("hex"));
    expect(new Set(hashes).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it("is not sent again to who has it, and is another one after a change", async () => {
    const event = { ...eventDetails };
    const { ask } = await createSite(() => ({ status: 404, body: "" }), event);
    const { etag } = (await ask.get("/share/event/1.jpg")).headers;
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await ask.get("/share/event/1.jpg").set("if-none-match", String(etag)).expect(304);
    expect(again.headers.etag).toBe(etag);
    event.title = "Another title";
    const changed = await ask.get("/share/event/1.jpg").set("if-none-match", String(etag)).expect(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it("is not cached without its picture where that cannot be had now", async () => {
    let isDown = true;
    const green = await ofColor("#00a060");
    const { ask } = await createSite(() =>
      isDown ? { status: 500, body: "" } : { status: 200, body: green },
    );
    const { headers } = await ask.get("/share/event/1.jpg").expect(502);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers.etag).toBeUndefined();
    isDown = false;
    const { body } = await ask.get("/share/event/1.jpg").expect(200);
    expect(near((await read(body)).at(1000, 300), [0, 160, 96])).toBe(true);
  });

  it.each([
    "/share/event/2.jpg",
    "/share/event/x.jpg",
    "/share/event/1.png",
    "/share/event/.jpg",
    "/share/article/gone.jpg",
    "/share/article/%00.jpg",
    "/share/artist/2.jpg",
    "/share/agency/1.jpg",
    "/share/artist/x.jpg",
    "/share/volunteer/1.jpg",
  ])("does not exist at %s", async (url) => {
    const { ask } = await createSite(() => ({ status: 404, body: "" }));
    await ask.get(url).expect(404);
  });

  it.each([
    "https://pictures.example/media/stage-480.webp",
    "/media/../api/v1/auth/me",
    "/media/stage-480.svg",
    "/api/v1/media/stage-480.webp",
    "//pictures.example/stage-480.webp",
  ])("loads no picture but one that is stored: not %s", async (banner_photo) => {
    const { ask, asked, seen } = await createSite(() => ({ status: 200, body: "" }), {
      ...eventDetails,
      banner_photo,
    });
    await ask.get("/share/event/1.jpg").expect(200);
    expect(asked).toEqual([]);
    expect(seen.map(({ path }) => path)).toEqual(["/event/get/1?page=1&limit=6"]);
  });

  it("exists for the site itself, without a call to the upstream", async () => {
    const { ask, seen } = await createSite(() => ({ status: 404, body: "" }));
    const { body } = await ask.get("/share/callboard.jpg").expect(200);
    expect((await sharp(body).metadata()).height).toBe(630);
    expect(seen).toEqual([]);
  });

  it("refuses the request that is one too many, and says when to try again", async () => {
    const test = await createTestApp();
    fakeUpstream(test, ({ path }) =>
      path.startsWith("/event/get/")
        ? reply({ event: { ...eventDetails, id: Number.parseInt(path.slice(11), 10) } })
        : undefined,
    );
    test.upstream
      .intercept({ path: (path) => path.startsWith("/media/") })
      .reply(404, "")
      .persist();
    const ids = Array.from({ length: 25 }, (_, index) => index + 1);
    const answers = await Promise.all(ids.map((id) => test.ask.get(`/share/event/${id}.jpg`)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers["retry-after"]).toBe("2");
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25 - refused.length);
  }, 30_000);

  it("is drawn for one client while another asks for all of them", async () => {
    const settings = { TRUST_PROXY: ["127.0.0.1", "::1", "::ffff:127.0.0.1"] };
    const test = await createTestApp({ settings });
    fakeUpstream(test, ({ path }) =>
      path.startsWith("/event/get/")
        ? reply({ event: { ...eventDetails, id: Number.parseInt(path.slice(11), 10), banner_photo: null } })
        : undefined,
    );
    const get = (id: number, client: string) =>
      test.ask.get(`/share/event/${id}.jpg`).set("x-forwarded-for", client);
    // The program that draws has started, which takes as long as many drawings.
    await get(100, "192.0.2.1").expect(200);
    const greedy = Promise.all(Array.from({ length: 25 }, (_, index) => get(index + 1, "203.0.113.7")));
    const other = await Promise.all([get(101, "198.51.100.1"), get(102, "198.51.100.2")]);
    expect(other.map(({ status }) => status)).toEqual([200, 200]);
    expect((await greedy).filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  }, 30_000);
});

describe("the program that draws", () => {
  const card: ShareCard = { title: "Mime", kind: "Theatre", color: "#FFC387", line: "Pune", seed: "1" };

  it("is there again after it was lost", async () => {
    const { draw, stop } = createDrawingProcess();
    onTestFinished(stop);
    const job = { kind: "image", card, picture: null } as const;
    const first = await draw(job);
    stop();
    expect((await draw(job)).equals(first)).toBe(true);
    // @ts-expect-error: not even a card
    await expect(draw({ picture: null })).rejects.toThrow("TypeError");
    expect((await draw(job)).equals(first)).toBe(true);
  }, 20_000);
});

describe("a drawn title", () => {
  const card: ShareCard = { title: "x", kind: "Theatre", color: "#FFC387", line: "Pune", seed: "1" };

  it.each([
    "W".repeat(200),
    "word ".repeat(60),
    "मुंबई ".repeat(40),
    "שלום ".repeat(60),
    "<b>&amp;</b></span><span size='1000pt'>",
    "\u0000\ud800\u202e🎭👩🏽‍🎤",
    "",
    "漢".repeat(200),
  ])("of any kind fits: %j", async (title) => {
    const image = await drawShareImage({ ...card, title }, null);
    const { at } = await read(image);
    // Between what is written and the picture, and below the title, nothing is drawn over.
    for (const y of [210, 300, 400, 500]) expect(near(at(620, y), [17, 12, 25])).toBe(true);
    for (const x of [80, 200, 400, 600]) expect(near(at(x, 515), [17, 12, 25])).toBe(true);
  });

  it.each(["नमस्ते", "مرحبا", "שלום", "Łódź"])(
    "is drawn with a font that has its letters: %s",
    async (text) => {
      await loadFonts();
      const look = { size: 60, weight: "Bold", color: "#000000", width: 900 } as const;
      const drawn = await drawText(text, look);
      // What no font has is drawn as boxes, which are wider than any letter of these.
      const boxes = await drawText("\u{10fffd}".repeat(text.length), look);
      expect(drawn?.width).toBeLessThan(boxes?.width ?? 0);
    },
  );

  it("leaves out what cannot be drawn, and keeps what joins letters", () => {
    expect(drawable("  🎭 A\u202eB\n\tC ©  🇮🇳 ")).toBe("A B C ©");
    expect(drawable("क्\u200dष")).toBe("क्\u200dष");
    expect(cutAt("नमस्ते दुनिया", 3)).toBe("नम…");
  });
});
