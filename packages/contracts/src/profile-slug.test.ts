import { describe, expect, it } from "vitest";
import { profileAddressParams } from "./profile.ts";
import { profilePath } from "./profile-path.ts";
import { chosenSlugSchema, profileSlugLimits, profileSlugSchema } from "./profile-slug.ts";
import { reservedSlugs } from "./routes.ts";
import { slugCandidates, slugOfName } from "./slug-of-name.ts";

const { max } = profileSlugLimits;
const messageOf = (slug: unknown) => chosenSlugSchema.safeParse(slug).error?.issues[0]?.message;

describe("the slug of a profile", () => {
  it.each(["meera-joshi", "abc", "a1-2-3", "7up", "x".repeat(max)])("may be %s", (slug) => {
    expect(chosenSlugSchema.parse(slug)).toBe(slug);
  });

  it("is in small letters, without spaces around it", () => {
    expect(chosenSlugSchema.parse("  Meera-JOSHI ")).toBe("meera-joshi");
  });

  const letters = "Use letters from a to z, digits, and single hyphens between them";

  it.each<[unknown, string]>([
    ["ab", "Must be at least 3 characters"],
    ["x".repeat(max + 1), "Must be at most 60 characters"],
    ["x".repeat(100_000), "Must be at most 60 characters"],
    ["12345", "Must contain a letter"],
    ["12-345", "Must contain a letter"],
    ["admin", "This address is reserved. Choose another one"],
    ["Admin", "This address is reserved. Choose another one"],
    [undefined, "Address is required"],
  ])("may not be %j", (slug, message) => {
    expect(messageOf(slug)).toBe(message);
  });

  it.each([
    ...["meera--joshi", "-meera", "meera-", "meera joshi", "meera_joshi", "meera.joshi", "meera/joshi"],
    // Cyrillic, a full-width letter, an accent, a zero-width space, a soft hyphen, another hyphen, percent-encoding.
    ...["m\u0435era", "\uff4deera", "m\u00e9era", "mee\u200bra", "mee\u00adra", "mee\u2010ra", "mee%72a"],
  ])("has letters, digits and single hyphens alone: not %j", (slug) => {
    expect(messageOf(slug)).toBe(letters);
  });

  it("is no word of the site's own addresses", () => {
    for (const word of reservedSlugs.filter((slug) => profileSlugSchema.safeParse(slug).success))
      expect(chosenSlugSchema.safeParse(word).success).toBe(false);
  });
});

describe("the address of a profile", () => {
  it.each([
    ["12", 12],
    [12, 12],
    ["meera-joshi", "meera-joshi"],
    ["Meera-Joshi", "meera-joshi"],
    // Numbers to JavaScript, and slugs.
    ["1e5", "1e5"],
    ["0x1f", "0x1f"],
  ])("%j is %j", (id, read) => {
    expect(profileAddressParams.parse({ kind: "artist", id }).id).toBe(read);
  });

  it.each(["", "ab", "0", "-1", "1.5", "a_b", "a%62c", "../etc", "\u0000abc"])("is not %j", (id) => {
    expect(profileAddressParams.safeParse({ kind: "artist", id }).success).toBe(false);
  });

  it("is a path with the slug, or with the number where there is none", () => {
    expect(profilePath({ kind: "artist", id: 12, slug: "meera-joshi" })).toBe("/profiles/artist/meera-joshi");
    expect(profilePath({ kind: "agency", id: 12, slug: null })).toBe("/profiles/agency/12");
  });
});

describe("the slug that a name suggests", () => {
  it.each([
    ["Meera Joshi", "meera-joshi"],
    ["  MEERA   JOSHI!  ", "meera-joshi"],
    ["Zoë D'Souza", "zoe-dsouza"],
    ["Jørgen Łukasz Groß", "jorgen-lukasz-gross"],
    ["मीरा जोशी", "mira-joshi"],
    ["राम प्रसाद", "ram-prasad"],
    ["মীরা উৎপল", "mira-utpal"],
    ["ਸਿੰਘ", "singh"],
    ["મીરા પટેલ", "mira-patel"],
    ["ரவி குமார்", "ravi-kumar"],
    ["రామ కృష్ణ", "rama-krishna"],
    ["ಮೀರಾ ರಾವ್", "mira-rav"],
    ["മോഹൻ ലാൽ", "mohan-lal"],
    ["ସୁମିତ୍ରା", "sumitra"],
    ["Meera 李", "meera"],
    ["Meera 🎭 Joshi", "meera-joshi"],
  ])("%s is %s", (name, slug) => {
    expect(slugOfName(name, "artist-7")).toBe(slug);
  });

  it.each(["李小龙", "🎭🎭🎭", "Al", "007", "Admin", "", "\u202e\u200b"])("%j is the fallback", (name) => {
    expect(slugOfName(name, "artist-7")).toBe("artist-7");
  });

  it("is short enough, with a number too", () => {
    const slug = slugOfName("Meera ".repeat(200), "artist-7");
    expect(slug.length).toBeLessThanOrEqual(max);
    for (const candidate of slugCandidates(slug, 50))
      expect(chosenSlugSchema.parse(candidate)).toBe(candidate);
    expect(slugCandidates("meera-joshi", 3)).toEqual(["meera-joshi", "meera-joshi-2", "meera-joshi-3"]);
  });
});
