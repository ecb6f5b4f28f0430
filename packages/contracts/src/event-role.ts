import { z } from "zod";
import { genders } from "./artist-profile.ts";
import { filled, orNone, wholeNumber } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { euroField, euroSchema } from "./money.ts";
import { idSchema, plainText } from "./page.ts";

/** What a poster asks applicants for, beside a note. */
export const roleWants = ["reel", "self_tape", "photo"] as const;
export type RoleWant = (typeof roleWants)[number];

/** Whom a role is for: anybody, or one of the genders that profiles have. */
export const roleGenders = ["any", ...genders] as const;

const age = wholeNumber("Age must be a number", "Age must be a whole number").pipe(
  z.number().min(0, "Age cannot be negative").max(limits.ageMax, `Age must be at most ${limits.ageMax}`),
);

/** One role as the form of a call holds it; with an id, one that the call has already. */
export const eventRoleInput = z
  .object({
    id: idSchema.optional(),
    name: filled("Role name is required", limits.roleNameMax),
    description: orNone(plainText.trim().max(limits.roleDescriptionMax)),
    profession: orNone(plainText.trim().max(100)),
    seats: wholeNumber("Number of people is required", "Number of people must be a whole number").pipe(
      z
        .number()
        .min(1, "At least one person")
        .max(limits.roleSeatsMax, `Must be at most ${limits.roleSeatsMax}`),
    ),
    age_from: orNone(age),
    age_to: orNone(age),
    gender: z.enum(roleGenders).default("any"),
    /** Euro a person; without it, what the call states. */
    pay: orNone(
      euroField(
        { min: 0.01, max: limits.priceMax },
        {
          missing: "Pay must be a number",
          tooSmall: "Pay must be positive",
          tooLarge: `Must be at most ${limits.priceMax}`,
        },
      ),
    ),
    wants: z
      .array(z.enum(roleWants))
      .default([])
      .transform((wants) => roleWants.filter((want) => wants.includes(want))),
    /** The last day to apply for it; without it, the call's. */
    apply_by: orNone(z.iso.date("Must be a date")),
    is_closed: z.boolean().default(false),
  })
  .refine(({ age_from = 0, age_to = limits.ageMax }) => age_from <= age_to, {
    path: ["age_to"],
    error: "Must not be below the first age",
  });
export type EventRoleInput = z.output<typeof eventRoleInput>;
export type EventRoleForm = z.input<typeof eventRoleInput>;

/** What came as the text of a form field; what is no JSON stays what it is, and is refused. */
function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The roles of a call in their order: a list, or the same as JSON. */
export const rolesField = z.preprocess(
  fromJson,
  z
    .array(eventRoleInput, { error: "Must be a list of roles" })
    .max(limits.rolesMax, `At most ${limits.rolesMax} roles`)
    .refine(
      (roles) => {
        const ids = roles.flatMap(({ id }) => id ?? []);
        return new Set(ids).size === ids.length;
      },
      { error: "Each role can stand there once" },
    )
    .default([]),
);

/** A role as everybody reads it. */
export const eventRoleSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  profession: z.string().nullable(),
  seats: z.number().int(),
  age_from: z.number().int().nullable(),
  age_to: z.number().int().nullable(),
  gender: z.enum(roleGenders),
  pay: euroSchema.nullable(),
  wants: z.array(z.enum(roleWants)),
  apply_by: z.iso.date().nullable(),
  /** Applications for it are taken before this moment, unless it is closed. */
  apply_until: z.iso.datetime(),
  is_closed: z.boolean(),
});
export type EventRole = z.infer<typeof eventRoleSchema>;

/** Which role of its call an application is for. */
export const roleNameSchema = z.object({ id: z.number().int(), name: z.string() });
export type RoleName = z.infer<typeof roleNameSchema>;

/** True where a role takes applications: its poster has not closed it, and its last day has not passed. */
export function isRoleOpen(role: Pick<EventRole, "apply_until" | "is_closed">, now: Date): boolean {
  return !role.is_closed && now < new Date(role.apply_until);
}
