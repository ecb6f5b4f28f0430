import { z } from "zod";
import { filled } from "./form-fields.ts";
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

const many = (count: number, what: string) => `At most ${count} ${what}`;
const { creditsMax, trainingMax, skillsMax, languagesMax } = portfolioLimits;

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
});
export type Resume = z.infer<typeof resumeFields>;

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
};
