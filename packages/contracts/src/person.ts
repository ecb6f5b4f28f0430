import { z } from "zod";
import { accountSessionSchema } from "./account.ts";
import { eventKinds } from "./event.ts";
import { filled } from "./form-fields.ts";
import { pageQuery, paginationSchema, searchSchema } from "./page.ts";
import { auditEntrySchema, staffRoles } from "./staff.ts";
import { staffLimits } from "./staff-limits.ts";
import { suspensionSchema } from "./suspension.ts";
import { visibilitySchema } from "./visibility.ts";

export const peopleStates = ["suspended", "staff"] as const;

export const peopleQuery = pageQuery(staffLimits.peopleList).extend({
  /** Beginnings of words of the name, the username, the email address; or a number. */
  search: searchSchema.optional(),
  state: z.enum(peopleStates).optional(),
});
export type PeopleQuery = z.output<typeof peopleQuery>;

/** An account, as staff find it. */
export const personSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  created_at: z.iso.datetime(),
  /** Null for all who do not run the site. */
  role: z.enum(staffRoles).nullable(),
  suspension: suspensionSchema.nullable(),
  /** When all that is personal was erased; null for accounts that are used. */
  erased_at: z.iso.datetime().nullable(),
});
export type PersonSummary = z.infer<typeof personSummarySchema>;
export const peopleData = z.object({ people: z.array(personSummarySchema), pagination: paginationSchema });

/** Numbers end at `staffLimits.peopleCountMax`: there are so many, or more. */
const countsSchema = z.object({
  events: z.number().int(),
  campaigns: z.number().int(),
  comments: z.number().int(),
  applications: z.number().int(),
  pledges: z.number().int(),
});
export type PersonCounts = z.infer<typeof countsSchema>;

/** All that staff see of an account at once. */
export const personSchema = personSummarySchema.extend({
  is_phone_verified: z.boolean(),
  profiles: z.array(
    z.object({
      id: z.number().int(),
      slug: z.string().nullable().default(null),
      kind: z.enum(["artist", "agency"]),
      visibility: visibilitySchema,
    }),
  ),
  counts: countsSchema,
  /** What the viewer may do with this account. */
  can: z.object({
    suspend: z.boolean(),
    end_sessions: z.boolean(),
    export: z.boolean(),
    erase: z.boolean(),
  }),
});
export type Person = z.infer<typeof personSchema>;
export const personData = z.object({ person: personSchema });

/** None of them is the session of whoever reads them. */
export const personSessionsData = z.object({
  sessions: z.array(accountSessionSchema.omit({ is_current: true })),
});

export const personPostingsQuery = pageQuery(staffLimits.personPostings);
export const personPostingSchema = z.object({
  id: z.number().int(),
  kind: z.enum(eventKinds),
  title: z.string(),
  visibility: visibilitySchema,
  created_at: z.iso.datetime(),
});
export type PersonPosting = z.infer<typeof personPostingSchema>;
export const personPostingsData = z.object({
  postings: z.array(personPostingSchema),
  pagination: paginationSchema,
});

export const personHistoryQuery = pageQuery(staffLimits.personHistory);
export const personHistoryData = z.object({
  entries: z.array(auditEntrySchema),
  pagination: paginationSchema,
});

/** All data of an account, by what it is. */
export const personExportSchema = z.object({
  made_at: z.iso.datetime(),
  /** What there is more of than a file holds. */
  cut: z.array(z.string()),
  parts: z.record(z.string(), z.unknown()),
});
export const personExportData = z.object({ export: personExportSchema });

/** The same, as the file that staff hand over. */
export const personFileSchema = z.object({ name: z.string(), text: z.string() });

/** Typed by whoever erases an account, so that it is the right one. */
export const erasePersonInput = z.object({ username: filled("Username is required") });
