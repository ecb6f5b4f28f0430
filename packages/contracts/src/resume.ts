import { z } from "zod";
import { clipFileTexts } from "./clip-file.ts";
import { clipKinds, clipPlayer, clipSiteNames } from "./clip-player.ts";
import { type ClipFile, clipFileSchema, shownClipFile } from "./clip-upload.ts";
import { daySchema } from "./day.ts";
import { filled, webUrl } from "./form-fields.ts";
import { nameKey } from "./identifier.ts";
import { plainText } from "./page.ts";
import { portfolioLimits } from "./portfolio-limits.ts";

export const creditKinds = [
  ...(["theatre", "film", "television", "web", "commercial"] as const),
  ...(["music", "voice", "modelling", "other"] as const),
] as const;
export type CreditKind = (typeof creditKinds)[number];

export const languageLevels = ["basic", "conversational", "fluent", "native"] as const;
export type LanguageLevel = (typeof languageLevels)[number];

const { entryMax } = portfolioLimits;
const entry = (message: string) => filled(message, entryMax);
const maybe = plainText.trim().max(entryMax, `Must be at most ${entryMax} characters`);
const isOnce = (names: string[]) => new Set(names.map(nameKey)).size === names.length;
const years = "Must be a year of four digits";
const pastYear = z.string().regex(/^(?:19|20)\d{2}$/, years);

export const creditSchema = z.object({
  title: entry("Title is required"),
  role: entry("Role is required"),
  /** Production or company; empty for none. */
  company: maybe,
  city: maybe,
  year: pastYear,
  kind: z.enum(creditKinds, { error: "Kind is required" }),
});
export type Credit = z.infer<typeof creditSchema>;

export const trainingSchema = z.object({
  course: entry("Course is required"),
  school: maybe,
  year: z.union([z.literal(""), pastYear], { error: years }),
});
export type Training = z.infer<typeof trainingSchema>;

export const skillSchema = filled("Skill is required", portfolioLimits.skillMax);

/** The form of a new skill, beside those that are there. */
export const newSkillForm = (skills: readonly string[]) =>
  z.object({
    skill: skillSchema.refine((skill) => isOnce([...skills, skill]), { error: "This skill is on your list" }),
  });

export const languageSchema = z.object({
  name: filled("Language is required", portfolioLimits.languageMax),
  level: z.enum(languageLevels, { error: "Level is required" }),
});
export type Language = z.infer<typeof languageSchema>;

/** A union or an association. */
export const membershipSchema = filled("Union or association is required", portfolioLimits.membershipMax);

/** The form of a new membership, beside those that are there. */
export const newMembershipForm = (memberships: readonly string[]) =>
  z.object({
    membership: membershipSchema.refine((name) => isOnce([...memberships, name]), {
      error: "This one is on your list",
    }),
  });

export const measurementNames = [
  ...(["chest", "waist", "hips", "inseam", "collar", "sleeve"] as const),
  ...(["clothing", "shoe", "hat"] as const),
] as const;
export type MeasurementName = (typeof measurementNames)[number];

export const measurementSchema = z.object({
  name: z.enum(measurementNames, { error: "Measurement is required" }),
  /** With its unit, as it is written: `96 cm`, `EU 39`. */
  value: filled("Value is required", portfolioLimits.measurementMax),
});
export type Measurement = z.infer<typeof measurementSchema>;

export const linkSchema = z.object({
  name: filled("Name is required", portfolioLimits.linkNameMax),
  url: filled("URL is required", portfolioLimits.linkMax).pipe(webUrl),
});
export type Link = z.infer<typeof linkSchema>;

const clipName = {
  title: filled("Title is required", portfolioLimits.clipTitleMax),
  kind: z.enum(clipKinds, { error: "Kind is required" }),
};

/** The address of its page at another site, whatever address of it was typed. */
const clipLink = filled("URL is required", portfolioLimits.linkMax)
  .pipe(webUrl)
  .refine((url) => clipPlayer(url) !== null, `Must be a video or a track on ${clipSiteNames}`)
  .transform((url) => clipPlayer(url)?.page ?? url);

/** The form of a clip on another site. */
export const clipLinkForm = z.object({ ...clipName, url: clipLink });

/** The form of one that is uploaded. */
export const clipFileForm = z.object({
  ...clipName,
  file: z.custom<ClipFile>((file) => clipFileSchema.safeParse(file).success, clipFileTexts.missing),
});

/** A video or a voice sample: on another site by its `url`, or uploaded as `file`. */
export const clipSchema = z
  .object({
    ...clipName,
    /** Empty for one that is uploaded. */
    url: z
      .string()
      .default("")
      .transform((url, ctx) => {
        if (url === "") return url;
        const { data, error } = clipLink.safeParse(url);
        for (const { message } of error?.issues ?? []) ctx.addIssue(message);
        return data ?? z.NEVER;
      }),
    file: clipFileSchema.optional(),
  })
  .refine(({ url, file }) => url !== "" || file !== undefined, {
    ...{ path: ["url"], error: "URL is required", when: () => true },
  })
  .refine(({ url, file }) => url === "" || file === undefined, {
    ...{ path: ["url"], error: "Either a link or a file" },
  });
export type Clip = z.infer<typeof clipSchema>;

/** What tells clips apart: no two of a résumé have the same. */
export const clipSource = ({ url, file }: Clip): string => file?.key ?? url;

/** Days on which somebody cannot work, both of them included. */
export const awaySchema = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "Must not be before the first day" });
export type Away = z.infer<typeof awaySchema>;

const many = (count: number, what: string) => `At most ${count} ${what}`;
const { creditsMax, trainingMax, skillsMax, languagesMax } = portfolioLimits;
const { membershipsMax, linksMax, awayMax, clipsMax, clipFilesMax } = portfolioLimits;

/** A résumé as it is written: each list in the order in which it is shown. */
export const resumeFields = z.object({
  credits: z.array(creditSchema).max(creditsMax, many(creditsMax, "credits")),
  training: z.array(trainingSchema).max(trainingMax, many(trainingMax, "entries")),
  skills: z
    .array(skillSchema)
    .max(skillsMax, many(skillsMax, "skills"))
    .refine(isOnce, { error: "Each skill once" }),
  languages: z
    .array(languageSchema)
    .max(languagesMax, many(languagesMax, "languages"))
    .refine((all) => isOnce(all.map(({ name }) => name)), { error: "Each language once" }),
  // A page that was opened before there were these lists sends none of them.
  memberships: z
    .array(membershipSchema)
    .max(membershipsMax, many(membershipsMax, "memberships"))
    .refine(isOnce, { error: "Each membership once" })
    .default([]),
  measurements: z
    .array(measurementSchema)
    .max(measurementNames.length, many(measurementNames.length, "measurements"))
    .refine((all) => isOnce(all.map(({ name }) => name)), { error: "Each measurement once" })
    .default([]),
  links: z
    .array(linkSchema)
    .max(linksMax, many(linksMax, "links"))
    .refine((all) => isOnce(all.map(({ name }) => name)), { error: "Each name once" })
    .default([]),
  away: z.array(awaySchema).max(awayMax, many(awayMax, "times")).default([]),
  clips: z
    .array(clipSchema)
    .max(clipsMax, many(clipsMax, "clips"))
    .refine((all) => new Set(all.map(clipSource)).size === all.length, { error: "Each clip once" })
    .refine((all) => all.filter(({ file }) => file).length <= clipFilesMax, { error: clipFileTexts.tooMany })
    .default([]),
});
export type Resume = z.infer<typeof resumeFields>;

export const emptyResume: Resume = {
  ...{ credits: [], training: [], skills: [], languages: [] },
  ...{ memberships: [], measurements: [], links: [], away: [], clips: [] },
};

/** `version` is that of the résumé it was made of: 0 before the first was saved. */
export const saveResumeInput = resumeFields.extend({ version: z.number().int().min(0).max(2_147_483_647) });
export type SaveResumeInput = z.infer<typeof saveResumeInput>;

/** On its way out it is as it was stored. */
export const shownResume = {
  credits: z.array(
    z.object({
      ...{ title: z.string(), role: z.string(), company: z.string(), city: z.string(), year: z.string() },
      kind: z.enum(creditKinds),
    }),
  ),
  training: z.array(z.object({ course: z.string(), school: z.string(), year: z.string() })),
  skills: z.array(z.string()),
  languages: z.array(z.object({ name: z.string(), level: z.enum(languageLevels) })),
  memberships: z.array(z.string()).default([]),
  measurements: z.array(z.object({ name: z.enum(measurementNames), value: z.string() })).default([]),
  links: z.array(z.object({ name: z.string(), url: z.string() })).default([]),
  away: z.array(z.object({ from: z.string(), to: z.string() })).default([]),
  clips: z
    .array(
      z.object({
        ...{ title: z.string(), kind: z.enum(clipKinds), url: z.string() },
        file: shownClipFile.optional(),
      }),
    )
    .default([]),
};
