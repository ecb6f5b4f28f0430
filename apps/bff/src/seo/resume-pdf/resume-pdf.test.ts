import { inflateSync } from "node:zlib";
import type { PublicProfile } from "@callboard/contracts/profile";
import { profilePath } from "@callboard/contracts/profile-path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { envelopeOf } from "../../test/fixtures.ts";
import { publicProfile } from "../../test/fixtures-account.ts";
import { createTestApp } from "../../test/test-app.ts";
import { drawResume, type ResumePage } from "../drawing/draw-resume.ts";
import { runsOf } from "../drawing/script-fonts.ts";
import { resumePageOf } from "./resume-page.ts";

const path = "/share/resume/1.pdf";
const reply = (data: unknown) => ({ statusCode: 200, data: JSON.stringify(envelopeOf(data)) });
const green = sharp({ create: { width: 320, height: 400, channels: 3, background: "#00a060" } }).webp();

/** A gateway whose upstream has one artist, with a headshot that is there or not. */
async function createSite(profile: Partial<PublicProfile> = {}, media = 200) {
  const test = await createTestApp({ settings: { TRUST_PROXY: ["127.0.0.1", "::1", "::ffff:127.0.0.1"] } });
  const asked: string[] = [];
  const picture = await green.toBuffer();
  test.upstream
    .intercept({ path: (address) => address.startsWith("/media/") && asked.push(address) > 0 })
    .reply(() => ({ statusCode: media, data: media === 200 ? picture : "" }))
    .persist();
  const shown = { ...publicProfile, photo: "/media/headshot-1440.webp", ...profile };
  fakeUpstream(test, (request) =>
    request.path === "/profile/view/artist/1" ? reply({ profile: shown }) : refusalOf(404),
  );
  return { ...test, asked, shown };
}

const page: ResumePage = {
  ...{ name: "Meera Joshi", line: "Actor · Pune", color: "#FFC387", about: "On stage since 2016." },
  facts: [{ label: "Height", value: "168 cm" }],
  sections: [{ title: "Skills", line: "Kathak · Riding" }],
  address: "https://callboard.example/profiles/artist/meera-joshi",
};
const credit = { when: "2024", title: "Six lanterns", rest: "The heron, Dock Lane, Pune, Theatre" };
const uploadedClip = {
  ...{ key: "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11", type: "video/mp4" as const, size: 5_000 },
};
const many = (count: number) => Array.from({ length: count }, () => credit);

const latin1 = (pdf: Buffer) => pdf.toString("latin1");
const pagesOf = (pdf: Buffer) => latin1(pdf).match(/\/Type \/Page\b(?!s)/g)?.length;
/** Everything that is drawn, as the operators of PDF. */
const drawnBy = (pdf: Buffer) =>
  [...latin1(pdf).matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, data = ""]) => {
      try {
        return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    })
    .find((text) => text.includes(" Tf")) ?? "";
/** Where lines of text begin, from the page's top, in points. */
const heights = (pdf: Buffer) =>
  [...drawnBy(pdf).matchAll(/1 0 0 1 [\d.]+ ([-\d.]+) Tm/g)].map(([, y]) => 841.89 - Number(y));

describe("the résumé of an artist as a PDF", () => {
  it("is a download of one page, with the headshot and a link to the profile", async () => {
    const { ask, asked, shown } = await createSite({ name: "Meera “Mira” Joshi" });
    const { body, headers } = await ask.get(path).expect(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-cache",
      "x-robots-tag": "noindex",
      "content-disposition": `attachment; filename="resume.pdf"; filename*=UTF-8''${encodeURIComponent("Meera “Mira” Joshi.pdf")}`,
    });
    expect(latin1(body).slice(0, 5)).toBe("%PDF-");
    expect([pagesOf(body), asked.length]).toEqual([1, 1]);
    expect(latin1(body)).toContain("/Subtype /Image");
    expect(latin1(body)).toMatch(
      new RegExp(`/URI \\(http://[^)]*/profiles/artist/${shown.slug ?? shown.id}\\)`),
    );
  });

  it("is drawn without a headshot where there is none", async () => {
    const { ask, asked } = await createSite({ photo: null });
    const { body } = await ask.get(path).expect(200);
    expect([asked, latin1(body).includes("/Subtype /Image")]).toEqual([[], false]);
  });

  it("is not sent again to who has it, and another one after something was hidden", async () => {
    const { ask, shown } = await createSite({ present_city: "Pune" });
    const get = (etag = "") => ask.get(path).set({ host: "localhost", "if-none-match": etag });
    const etag = String((await get().expect(200)).headers.etag);
    await get(etag).expect(304);
    shown.present_city = null;
    const changed = await get(etag).expect(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it("is not cached without a headshot that cannot be had now", async () => {
    const { ask } = await createSite({}, 500);
    expect((await ask.get(path).expect(502)).headers["cache-control"]).toBe("no-store");
  });

  it("is drawn for one client while another asks for it under many names of the site", async () => {
    const { ask } = await createSite({ photo: null });
    const get = (host: string, client: string) => ask.get(path).set({ host, "x-forwarded-for": client });
    // The program that draws has started, which takes as long as many drawings.
    await get("localhost", "192.0.2.1").expect(200);
    const hosts = Array.from({ length: 25 }, (_, index) => `${index}.callboard.in`);
    const greedy = Promise.all(hosts.map((host) => get(host, "203.0.113.7")));
    const other = await get("callboard.in", "198.51.100.1");
    const statuses = (await greedy).map(({ status }) => status);
    expect([other.status, statuses.includes(429)]).toEqual([200, true]);
  }, 30_000);

  it.each(["/share/resume/2.pdf", "/share/resume/x.pdf", "/share/resume/1.jpg", "/share/resume/.pdf"])(
    "does not exist at %s",
    async (address) => {
      const { ask } = await createSite();
      await ask.get(address).expect(404);
    },
  );

  it("says what its reader is shown, and nothing that is not there", () => {
    const shown = {
      ...{ ...publicProfile, experience: null, travel_cities: null, ready_to_travel: true },
      details: [{ field: "height" as const, value: "168 cm" }],
      measurements: [{ name: "shoe" as const, value: "EU 39" }],
      credits: [
        {
          title: "Six lanterns",
          role: "Heron",
          company: "",
          city: "Pune",
          year: "2024",
          kind: "film" as const,
        },
      ],
      languages: [{ name: "Marathi", level: "native" as const }],
      clips: [
        { title: "Rain", kind: "reel" as const, url: "https://vimeo.com/1" },
        { title: "Ferry", kind: "scene" as const, url: "", file: uploadedClip },
      ],
      website_address: "javascript:alert(1)",
      links: [{ name: "Reel", url: "https://example.com/reel" }],
    };
    const { facts, sections } = resumePageOf(shown, "https://callboard.example");
    expect(facts).toEqual([
      { label: "Height", value: "168 cm" },
      { label: "Shoe size", value: "EU 39" },
      { label: "Ready to travel for work", value: "Yes" },
    ]);
    expect(sections).toEqual([
      {
        title: "Credits",
        entries: [{ when: "2024", title: "Six lanterns", rest: "Heron, Pune, Film" }],
      },
      { title: "Languages", line: "Marathi, native" },
      {
        title: "Clips",
        line: `Rain: https://vimeo.com/1 · Ferry: https://callboard.example${profilePath(shown)}`,
      },
      { title: "On the web", line: "https://example.com/reel" },
    ]);
  });
});

describe("a drawn résumé", () => {
  const sections = (count: number) => [{ title: "Credits", entries: many(count) }, ...page.sections];

  it.each<[string, Partial<ResumePage>]>([
    ["hardly anything", { sections: [], facts: [], about: "" }],
    ["sixty credits", { sections: sections(60) }],
    ["more than any page holds", { sections: sections(100), about: "I sing. ".repeat(250) }],
    ["one endless word", { about: "W".repeat(2_000), name: "W".repeat(100) }],
    ["nothing that can be drawn", { name: "\u0000\ud800🎭", line: "\u202e", about: "\n".repeat(500) }],
  ])("with %s is one page, and nothing of it is below the address", async (_what, changes) => {
    const pdf = await drawResume({ ...page, ...changes }, null);
    const ys = heights(pdf);
    expect([pagesOf(pdf), ys.length > 0]).toEqual([1, true]);
    expect(Math.max(...ys)).toBe(ys.at(-1));
    expect(ys.at(-1)).toBeLessThan(841.89 - 30);
  });

  it("is smaller where there is more to say", async () => {
    const sizeOf = async (count: number) => {
      const pdf = await drawResume({ ...page, sections: sections(count) }, null);
      return Math.min(...[...drawnBy(pdf).matchAll(/ ([\d.]+) Tf/g)].map(([, size]) => Number(size)));
    };
    expect(await sizeOf(3)).toBeGreaterThan(await sizeOf(60));
  });

  it("does without a picture that cannot be read", async () => {
    const pdf = await drawResume(page, Buffer.from("no picture"));
    expect(latin1(pdf)).not.toContain("/Subtype /Image");
  });

  it("writes each script in a font that has its letters, and others of India in Latin ones", () => {
    expect(runsOf("Meera मीरा, 2024")).toEqual([
      { text: "Meera ", script: "latin" },
      { text: "मीरा, 2024", script: "devanagari" },
    ]);
    expect(runsOf("سلام دنیا")).toEqual([{ text: "دنیا سلام", script: "arabic" }]);
    expect(runsOf("சென்னை")).toEqual([{ text: "Chennai", script: "latin" }]);
    expect(runsOf("🎭")).toEqual([]);
  });
});
