import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import {
  type AudienceField,
  audienceFields,
  audiences,
  closedFields,
  openFields,
  profileReaders,
} from "@callboard/contracts/audience";
import type { PublicProfile } from "@callboard/contracts/profile";
import { describe, expect, it } from "vitest";
import { artistClaim } from "../../test/claims.ts";
import { aResume } from "../../test/portfolios.ts";
import { seenProfile, seenSummary, type WholeProfile } from "./seen-profile.ts";

const { year: _year, ...claim } = artistClaim();
const at = new Date(0);
const whole: WholeProfile = {
  name: "Asha",
  profile: {
    ...{ ...claim, id: 1, user_id: 2, kind: "artist", photo: "/media/a-1440.webp", audiences: {} },
    ...{ website_address: null, facebook_address: null, youtube_address: null, project_year: 2024 },
    ...{ visibility: "public", created_at: at, updated_at: at, slug: "asha", slug_changes: [] },
    ...{ search: null, first_public_at: null, facets: [], public_away: "{}" },
  },
  details: { ...claim, profile_id: 1 },
  headshots: [{ id: 1, address: "/media/a-1440.webp", alt: "Asha" }],
  resume: aResume,
};

/** Whether a field is anywhere in what somebody reads. */
function isThere(profile: PublicProfile, field: AudienceField): boolean {
  if (field === "headshots") return profile.photo !== null || profile.headshots.length > 0;
  if (field === "credits") {
    const { project_name, character_name, project_year, project_city } = profile;
    const claimed = [project_name, character_name, project_year, project_city];
    return profile.credits.length > 0 || claimed.some((value) => value !== null);
  }
  const values = profile as unknown as Record<string, unknown>;
  const value = values[field];
  if (Array.isArray(value)) return value.length > 0;
  if (field in profile) return value !== null;
  return profile.details.some((detail) => detail.field === field);
}

const sees = { public: ["public", "poster", "owner"], posters: ["poster", "owner"], nobody: ["owner"] };

describe.each(profileReaders)("to a reader who is %s", (reader) => {
  describe.each(audiences)("what is for %s", (audience) => {
    const opposite = audience === "nobody" ? "public" : "nobody";
    const others = Object.fromEntries(audienceFields.map((field) => [field, opposite]));

    it.each(audienceFields)("%s is shown, or not, whatever the other fields are", (field) => {
      const profile = { ...whole.profile, audiences: { ...others, [field]: audience } };
      const seen = seenProfile({ ...whole, profile }, reader);
      expect(isThere(seen, field)).toBe(sees[audience].includes(reader));
      for (const other of audienceFields.filter((name) => name !== field)) {
        expect([other, isThere(seen, other)]).toEqual([other, sees[opposite].includes(reader)]);
      }
    });
  });

  it("name, profession and kind are always shown", () => {
    const audiences = Object.fromEntries(audienceFields.map((field) => [field, "nobody" as const]));
    const profile = { ...whole.profile, audiences };
    const { id, kind, name, profession } = seenProfile({ ...whole, profile }, reader);
    expect({ id, kind, name, profession }).toEqual({
      id: 1,
      kind: "artist",
      name: "Asha",
      profession: "Actor",
    });
  });

  it("is in a list what it is on a page", () => {
    for (const audience of audiences) {
      const audiencesOfRow = { present_city: audience, headshots: audience };
      const profile = { ...whole.profile, audiences: audiencesOfRow };
      const { present_city, photo } = seenProfile({ ...whole, profile }, reader);
      expect(seenSummary({ ...profile, name: "Asha" }, reader)).toMatchObject({ present_city, photo });
    }
  });
});

it("begins with what is sensitive for nobody, and the rest for everybody", () => {
  const seen = seenProfile(whole, "public");
  expect([...closedFields, ...artistPrivateFields].filter((field) => isThere(seen, field))).toEqual([]);
  expect(openFields.filter((field) => !isThere(seen, field))).toEqual([]);
});

it("shows no credit of the claim where its owner has deleted all credits", () => {
  const seen = seenProfile({ ...whole, resume: { ...aResume, credits: [] } }, "public");
  expect(isThere(seen, "credits")).toBe(false);
});
