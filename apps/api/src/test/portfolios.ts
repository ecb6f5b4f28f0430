import type { Audience, AudienceField, Audiences } from "@callboard/contracts/audience";
import type { Portfolio, SeenProfile } from "@callboard/contracts/portfolio";
import type { PublicProfile } from "@callboard/contracts/profile";
import type { Resume } from "@callboard/contracts/resume";
import sharp from "sharp";
import { type TestApp, testApiKey } from "./app.ts";
import { artistClaim } from "./claims.ts";
import { multipartOf } from "./multipart.ts";
import { aPerson } from "./people.ts";

type Person = { bearer: string };

export const aResume: Resume = {
  credits: [
    {
      title: "Word: Lear",
      role: "Cordelia",
      company: "Word: Tent",
      city: "Pune",
      year: "2024",
      kind: "theatre",
    },
    { title: "Word: Rain", role: "Mina", company: "", city: "", year: "2022", kind: "film" },
  ],
  training: [{ course: "Word: Clown", school: "Word: School", year: "2019" }],
  skills: ["Word: Juggling"],
  languages: [{ name: "Word: Marathi", level: "native" }],
  memberships: ["Word: Guild"],
  measurements: [{ name: "chest", value: "Word: 96 cm" }],
  links: [{ name: "Word: showreel", url: "https://example.com/reel" }],
  away: [{ from: "2026-07-01", to: "2026-07-09" }],
  clips: [{ title: "Word: scene", kind: "reel", url: "https://www.youtube.com/watch?v=Word_reel11" }],
};

/** A photo of one colour, so that no two are the same file. */
export const aPhoto = (color: string, width = 400, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** What the tests of portfolios call on the API, by name. */
export function portfolioCalls(app: Pick<TestApp, "bare" | "get" | "post" | "remove" | "db" | "clock">) {
  const claim = ({ bearer }: Person, fields = {}) =>
    app.post("/api/v1/artist-profile/create", artistClaim(fields), { bearer }).expect(200);
  const mine = async ({ bearer }: Person): Promise<Portfolio | null> =>
    (await app.get("/api/v1/portfolio/mine", undefined, bearer).expect(200)).body.data.portfolio;
  const preview = async ({ bearer }: Person, as: string): Promise<PublicProfile> =>
    (await app.get(`/api/v1/portfolio/preview?as=${as}`, undefined, bearer).expect(200)).body.data.profile;
  const seen = async ({ bearer }: Person, id: number): Promise<SeenProfile> =>
    (await app.get(`/api/v1/portfolio/seen/artist/${id}`, undefined, bearer).expect(200)).body.data;
  const view = async (id: number): Promise<PublicProfile> =>
    (await app.get(`/api/v1/profile/view/artist/${id}`).expect(200)).body.data.profile;
  const setAudiences = ({ bearer }: Person, audiences: Partial<Audiences>) =>
    app.post("/api/v1/portfolio/audiences", { audiences }, { bearer });
  const saveResume = ({ bearer }: Person, resume: object) =>
    app.post("/api/v1/portfolio/resume", resume, { bearer });
  const order = ({ bearer }: Person, ids: number[]) =>
    app.post("/api/v1/portfolio/headshots/order", { ids }, { bearer });
  const describe = ({ bearer }: Person, id: number, alt: string) =>
    app.post(`/api/v1/portfolio/headshots/${id}`, { alt }, { bearer });
  const removeHeadshot = ({ bearer }: Person, id: number) =>
    app.remove(`/api/v1/portfolio/headshots/${id}`, { bearer });
  const addHeadshot = ({ bearer }: Person, content: Buffer, texts: Record<string, string> = {}) => {
    const parts = Object.entries({ alt: "Word: portrait", ...texts }).map(([name, text]) => ({
      name,
      content: text,
    }));
    const form = multipartOf([...parts, { name: "photo", content, filename: "me.jpg", type: "image/jpeg" }]);
    return app
      .bare()
      .post("/api/v1/portfolio/headshots")
      .set({ apikey: testApiKey, authorization: `Bearer ${bearer}` })
      .type(form.type)
      .send(form.body);
  };

  /** An artist with a claimed profile. */
  async function anArtist(fields = {}) {
    const person = await aPerson(app);
    await claim(person, fields);
    const portfolio = await mine(person);
    return { ...person, profile_id: portfolio?.profile_id ?? 0 };
  }

  return {
    ...{ claim, mine, preview, seen, view, setAudiences, saveResume, order, describe, removeHeadshot },
    ...{ addHeadshot, anArtist },
  };
}

/** The same audience for each of some fields. */
export const allTo = (fields: readonly AudienceField[], audience: Audience): Partial<Audiences> =>
  Object.fromEntries(fields.map((field) => [field, audience]));
