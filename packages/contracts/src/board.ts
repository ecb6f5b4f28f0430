import { z } from "zod";
import {
  type ApplicationState,
  applicationSchema,
  applicationStates,
  boardFilter,
  labelSchema,
  ownApplicationSchema,
  receivedApplicationSchema,
} from "./application.ts";
import { roleNameSchema } from "./event-role.ts";
import { idempotencyKeySchema } from "./idempotency.ts";
import { limits } from "./limits.ts";
import { idSchema, plainText, versionSchema } from "./page.ts";

/** Where a poster moves applications: nothing makes one unseen again. */
export type BoardMove = Exclude<ApplicationState, "sent">;
const moveSchema = z.enum([
  "viewed",
  "shortlisted",
  "callback",
  "offered",
  "cast",
  "declined",
]) satisfies z.ZodType<BoardMove>;

/** The frame of a call's board: how many it holds by state, up to `limits.boardCountMax`, and its labels and roles. */
export const boardSchema = z.object({
  event: z.object({ id: z.number().int(), title: z.string() }),
  counts: z.record(z.enum(applicationStates), z.number().int()),
  labels: z.array(labelSchema),
  roles: z.array(z.object({ ...roleNameSchema.shape, seats: z.number().int() })),
  /** Missing where nobody tells: then the viewer may. Reviewers look, mark and note, but move nobody and write to nobody. */
  can: z.object({ decide: z.boolean() }).optional(),
});
export type Board = z.infer<typeof boardSchema>;
export const boardQuery = boardFilter.omit({ state: true });
export const boardData = z.object({ board: boardSchema });

const ids = z.array(idSchema).min(1).max(limits.boardMoveMax);

export const moveInput = z.object({
  event_id: idSchema,
  /** The same key again is the same move. */
  key: idempotencyKeySchema,
  /** Each with the version that was seen: one that changed since stays where it is. */
  items: z
    .array(z.object({ id: idSchema, version: versionSchema }))
    .min(1)
    .max(limits.boardMoveMax),
  state: moveSchema,
});
export type MoveInput = z.infer<typeof moveInput>;
export const undoInput = moveInput.pick({ event_id: true, key: true });
export type UndoInput = z.infer<typeof undoInput>;

/** Why one of them stays: it changed since it was seen, is withdrawn, its applicant said no to an offer, or its role has no free seat. */
export const skipReasons = ["changed", "gone", "turned_down", "full"] as const;
export const moveData = z.object({
  moved: z.array(receivedApplicationSchema),
  skipped: z.array(z.object({ id: z.number().int(), reason: z.enum(skipReasons) })),
});
export type MoveResult = z.infer<typeof moveData>;

export const ratingInput = z.object({ rating: z.number().int().min(0).max(limits.ratingMax) });
export const labelInput = z.object({
  event_id: idSchema,
  ids,
  name: plainText.trim().min(1).max(limits.labelMax),
  /** False takes it off. */
  is_on: z.boolean(),
});
export type LabelInput = z.infer<typeof labelInput>;
export const labelData = z.object({ label: labelSchema, labelled: z.array(receivedApplicationSchema) });

export const noteSchema = z.object({
  id: z.number().int(),
  author: z.string(),
  body: z.string(),
  created_at: z.iso.datetime(),
  can: z.object({ remove: z.boolean() }),
});
export type Note = z.infer<typeof noteSchema>;
export const noteInput = z.object({ body: plainText.trim().min(1).max(limits.boardNoteMax) });
export const noteData = z.object({ note: noteSchema });

/** A change of state that holds: an undone one is told nobody. */
export const historyEntrySchema = z.object({
  at: z.iso.datetime(),
  state: z.enum(applicationStates),
  /** True where the applicant did it. */
  is_applicant: z.boolean(),
  /** Who of the poster's side did it; for that side alone. */
  by_name: z.string().nullable().optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** What the poster's side has beside an application: the newest notes and the latest changes of state, oldest first. */
export const applicantDetailsSchema = z.object({
  application: receivedApplicationSchema,
  notes: z.array(noteSchema),
  history: z.array(historyEntrySchema),
});
export type ApplicantDetails = z.infer<typeof applicantDetailsSchema>;

/** An own application with what became of it. */
export const applicationProgressSchema = z.object({
  application: ownApplicationSchema,
  history: z.array(historyEntrySchema),
  /** Until when it is on a shortlist that others see by a link; null for none. */
  shared_until: z.iso.datetime().nullish(),
});
export type ApplicationProgress = z.infer<typeof applicationProgressSchema>;
export const answerOfferInput = z.object({ answer: z.enum(["accepted", "declined"]) });
export type AnswerOfferInput = z.infer<typeof answerOfferInput>;
export const answeredOfferData = z.object({ application: applicationSchema });

/** A piece of a table as CSV; the first has the names of the columns. */
export const boardExportQuery = boardFilter.extend({
  cursor: z.string().min(1).max(limits.cursorMax).optional(),
});
export const boardExportData = z.object({ csv: z.string(), nextCursor: z.string().nullable() });
