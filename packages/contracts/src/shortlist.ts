import { z } from "zod";
import { applicationStates, sharedValueSchema } from "./application.ts";
import { roleNameSchema } from "./event-role.ts";
import { filled } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { idSchema, plainText } from "./page.ts";
import { profileSummarySchema } from "./profile.ts";
import { shortlistLimits } from "./shortlist-limits.ts";
import { tapeSchema } from "./tape.ts";

const { nameMax, daysMax, applicationsMax, visitorNameMax, commentMax } = shortlistLimits;

/** The states that a shortlist can be made of as a whole. */
export const shortlistedStates = ["shortlisted", "callback", "offered", "cast"] as const;

export const shortlistMarks = ["yes", "maybe", "no"] as const;
export type ShortlistMark = (typeof shortlistMarks)[number];
const markSchema = z.enum(shortlistMarks);

/** Whether the link of a shortlist leads anywhere: `paused` while its call is not public, or is cancelled. */
export const shortlistStatuses = ["open", "paused", "expired", "revoked"] as const;
export type ShortlistStatus = (typeof shortlistStatuses)[number];

const days = z.coerce.number<number | string>().int().min(1).max(daysMax);
const ids = z.array(idSchema).min(1).max(applicationsMax);

/** A shortlist as the poster's side lists it. */
export const shortlistSchema = z.object({
  id: z.number().int(),
  event_id: z.number().int(),
  name: z.string(),
  status: z.enum(shortlistStatuses),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null for somebody whose account is erased. */
  created_by_name: z.string().nullable(),
  counts: z.object({
    applications: z.number().int(),
    visitors: z.number().int(),
    marks: z.number().int(),
    comments: z.number().int(),
  }),
});
export type Shortlist = z.infer<typeof shortlistSchema>;
export const shortlistsData = z.object({
  shortlists: z.array(shortlistSchema).max(shortlistLimits.perCall),
  can: z.object({ share: z.boolean() }),
});
export type Shortlists = z.infer<typeof shortlistsData>;

/** What one visitor made of one application. */
const feedbackSchema = z.object({
  visitor: z.string(),
  mark: markSchema.nullable(),
  comments: z.array(z.object({ id: z.number().int(), body: z.string(), created_at: z.iso.datetime() })),
});
export type ShortlistFeedback = z.infer<typeof feedbackSchema>;

export const shortlistActs = ["made", "added", "removed", "prolonged", "linked", "revoked"] as const;
export type ShortlistAct = (typeof shortlistActs)[number];

/** One with what came of it, for the poster's side. */
export const shortlistDetailsSchema = z.object({
  shortlist: shortlistSchema,
  applications: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      role: roleNameSchema.nullable(),
      /** False where only the name and the public profile are shown. */
      allows_sharing: z.boolean(),
      feedback: z.array(feedbackSchema),
    }),
  ),
  acts: z.array(
    z.object({
      at: z.iso.datetime(),
      act: z.enum(shortlistActs),
      /** How many applications it was about. */
      count: z.number().int(),
      by_name: z.string().nullable(),
    }),
  ),
  can: z.object({ share: z.boolean() }),
});
export type ShortlistDetails = z.infer<typeof shortlistDetailsSchema>;

/** What came of the shortlists that one application is on. */
export const shortlistFeedbackData = z.object({
  shortlists: z.array(
    z.object({ id: z.number().int(), name: z.string(), feedback: z.array(feedbackSchema) }),
  ),
  can: z.object({ share: z.boolean() }),
});
export type ShortlistFeedbackData = z.infer<typeof shortlistFeedbackData>;

/** Some applications, or all of a call that are in these states. */
export const createShortlistInput = z
  .object({
    event_id: idSchema,
    name: filled("Give the shortlist a name", nameMax),
    days: days.default(shortlistLimits.daysDefault),
    application_ids: ids.optional(),
    states: z
      .array(z.enum(applicationStates).extract([...shortlistedStates]))
      .min(1)
      .max(shortlistedStates.length)
      .optional(),
  })
  .refine(
    ({ application_ids, states }) => (application_ids === undefined) !== (states === undefined),
    "Choose applications, or columns",
  );
export type CreateShortlistInput = z.output<typeof createShortlistInput>;

/** The token is told once: to whoever made the link. */
export const shortlistLinkData = z.object({ shortlist: shortlistSchema, token: z.string() });
export type ShortlistLink = z.infer<typeof shortlistLinkData>;
export const shortlistData = z.object({ shortlist: shortlistSchema });

export const shortlistDaysInput = z.object({ days });
export const shortlistApplicationsInput = z.object({
  application_ids: ids,
  /** False takes them off. */
  is_on: z.boolean(),
});

/** Whether an own application is shown with all that was sent, or with name and public profile alone. */
export const allowSharingInput = z.object({ allows_sharing: z.boolean() });

const token = plainText.min(1).max(limits.fieldMax);
export const shortlistTokenInput = z.object({
  /** From behind the # of the link. */
  token,
  /** The key of a visitor who has given a name. */
  visitor: token.optional(),
});
export type ShortlistTokenInput = z.output<typeof shortlistTokenInput>;

/** An application as whoever has the link sees it. */
export const sharedApplicationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  role: roleNameSchema.nullable(),
  profile: profileSummarySchema.nullable(),
  note: z.string().nullable(),
  reel_url: z.string().nullable(),
  shared: z.array(sharedValueSchema),
  tape: tapeSchema.nullable(),
  /** The visitor's own. */
  mark: markSchema.nullable(),
  comments: z.array(z.object({ id: z.number().int(), body: z.string(), created_at: z.iso.datetime() })),
});
export type SharedApplication = z.infer<typeof sharedApplicationSchema>;

export const sharedShortlistSchema = z.object({
  name: z.string(),
  event_title: z.string(),
  poster_name: z.string(),
  expires_at: z.iso.datetime(),
  /** Null for whoever has not given a name yet, and for a key that is not known. */
  visitor_name: z.string().nullable(),
  applications: z.array(sharedApplicationSchema).max(applicationsMax),
});
export type SharedShortlist = z.infer<typeof sharedShortlistSchema>;

export const shortlistVisitorInput = z.object({ token, name: filled("Type your name", visitorNameMax) });
export const shortlistVisitorData = z.object({ visitor: z.string(), name: z.string() });

const byVisitor = { token, visitor: token };
export const markShortlistInput = z.object({
  ...byVisitor,
  application_id: idSchema,
  /** Null takes it back. */
  mark: markSchema.nullable(),
});
export type MarkShortlistInput = z.output<typeof markShortlistInput>;
export const commentShortlistInput = z.object({
  ...byVisitor,
  application_id: idSchema,
  body: filled("Write a comment", commentMax),
});
export type CommentShortlistInput = z.output<typeof commentShortlistInput>;
export const shortlistCommentData = z.object({
  comment: sharedApplicationSchema.shape.comments.element,
});
export const removeShortlistCommentInput = z.object({ ...byVisitor, id: idSchema });
export type RemoveShortlistCommentInput = z.output<typeof removeShortlistCommentInput>;

export const shortlistTapeInput = z.object({ token, application_id: idSchema });
export type ShortlistTapeInput = z.output<typeof shortlistTapeInput>;
/** A tape, and what lets a player have it for a while. */
export const shortlistTapeData = z.object({ tape: tapeSchema, pass: z.string() });
/** Where the gateway has tapes of shortlists played. */
export const shortlistTapesPath = "/tapes/shortlist";
