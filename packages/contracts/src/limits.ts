import { listLimits } from "./list-limits.ts";

/** Limits that more than one program needs; one of a single screen stays with it. Lengths in characters, times in milliseconds unless the name says otherwise. */
export const limits = {
  ...listLimits,
  /** The largest page of a list that a caller may ask for. */
  listLimitMax: 100,
  cursorMax: 300,
  slugMax: 200,
  blogListDefault: 5,
  blogRecommended: 4,
  tagFetch: 100,
  categoryFetch: 100,
  referenceDefault: 10,
  referenceFetch: 50,
  commentMax: 500,
  /** Comments a page; replies that come with each of them; replies a page after those. */
  commentList: 20,
  replyPreview: 10,
  replyList: 20,
  fieldMax: 200,
  aboutMax: 2_000,
  contactMax: 2_000,
  passwordMin: 6,
  passwordMax: 200,
  otpMax: 6,
  /** Wrong tries after which a code is no longer good. */
  otpTriesMax: 5,
  /** Between two codes to one number; the countdown on the screen shows the same. */
  otpResendWait: 30_000,
  sessionIdle: 86_400_000,
  sessionAbsolute: 2_592_000_000,
  profileList: 12,
  eventList: 10,
  eventRelated: 6,
  eventCategoryFetch: 50,
  videoList: 5,
  eventDescriptionMax: 5_000,
  contactDigits: 10,
  /** One photo of an event, and a whole form with two of them. Bytes. */
  photoMaxBytes: 5 * 1_048_576,
  eventFormMaxBytes: 11 * 1_048_576,
  /** The largest sums, in euro. */
  priceMax: 1_000_000,
  contributionMin: 1,
  contributionMax: 10_000,
  contributionMessageMax: 300,
  ledgerList: 20,
  /** Roles of a call, and what each of them holds: twenty of the longest stay within one field of a form. */
  rolesMax: 20,
  roleNameMax: 80,
  roleDescriptionMax: 600,
  roleSeatsMax: 500,
  ageMax: 120,
  applicationNoteMax: 1_000,
  applicationList: 20,
  notificationList: 20,
  /** Unread ones are counted up to here. */
  unreadMax: 100,
  /** Accounts that a gateway asks about in one question. */
  marksAtOnce: 1_000,
  /** The poster's board: up to where a column is counted, what one act takes, how long it can be undone. */
  boardCountMax: 2_500,
  boardMoveMax: 200,
  boardUndo: 600_000,
  boardExportRows: 500,
  ratingMax: 5,
  labelMax: 30,
  /** Labels a call, and on one application. */
  labelsMax: 30,
  applicationLabelsMax: 10,
  boardNoteMax: 1_000,
  boardNotesMax: 50,
  /** Of a call: below so many euro its pay reads as none; days to apply that are fair. */
  tokenPay: 5,
  fairDays: 4,
  /** Days for a self-tape: with fewer, a call is unfair. */
  selfTapeDays: 3,
  ownCommentList: 10,
  /** Drafts of calls of one account; what all the texts of one come to. */
  callDraftsMax: 50,
  callDraftTextMax: 40_000,
  closingMessageMax: 2_000,
} as const;
