import { z } from "zod";
import type { NotificationKind } from "./notification.ts";
import { isTimeZone } from "./time-zone.ts";

/** What mails can be had of, or not, as one. New ones come at the end: links in mails name them by their place. */
export const mailGroups = [
  "messages",
  "states",
  "calls",
  "received",
  "answers",
  "teams",
  "auditions",
  "searches",
  "invitations",
] as const;
export type MailGroup = (typeof mailGroups)[number];

/** Which of them each kind of notification belongs to. */
export const mailGroupOf: Record<NotificationKind, MailGroup> = {
  application_received: "received",
  application_state: "states",
  application_answered: "answers",
  call_changed: "calls",
  call_closed: "calls",
  call_cancelled: "calls",
  call_invited: "invitations",
  call_removed: "calls",
  message_received: "messages",
  shortlist_marked: "answers",
  team_invited: "teams",
  team_joined: "teams",
  team_left: "teams",
  team_role: "teams",
  team_removed: "teams",
  team_dissolved: "teams",
  audition_invited: "auditions",
  audition_booked: "auditions",
  audition_changed: "auditions",
  audition_cancelled: "auditions",
  audition_reminder: "auditions",
  audition_answered: "answers",
  search_found: "searches",
  article_found: "searches",
  profile_found: "searches",
  search_gathered: "searches",
};

/** The kinds of a group. */
export const kindsOfGroup = (group: MailGroup): NotificationKind[] =>
  (Object.keys(mailGroupOf) as NotificationKind[]).filter((kind) => mailGroupOf[kind] === group);

/** What each group is called, on the screen and in mails. */
export const mailGroupWords: Record<MailGroup, { title: string; text: string }> = {
  messages: { title: "Messages", text: "Somebody wrote to you." },
  states: { title: "Your applications", text: "You are on a shortlist, have an offer, or were declined." },
  calls: { title: "Calls you applied to", text: "One was changed, closed or cancelled." },
  received: { title: "Applications you receive", text: "Somebody applied for a call of yours." },
  answers: {
    title: "Answers to you",
    text: "Somebody answered your offer or your invitation to an audition, or marked a shortlist of yours.",
  },
  teams: { title: "Teams", text: "You are invited to a team, or something changed in one." },
  auditions: { title: "Auditions", text: "You are invited to one, its time changed, or it is soon." },
  searches: {
    title: "New for your searches",
    text: "A new call, article or profile is what one of your saved searches asks for, or an author or a tag that you follow has a new article.",
  },
  invitations: { title: "Invitations to calls", text: "Somebody who casts invites you to their call." },
};

export const mailRhythms = ["at_once", "daily", "weekly", "never"] as const;
export type MailRhythm = (typeof mailRhythms)[number];

export const mailRhythmWords: Record<MailRhythm, string> = {
  at_once: "At once",
  daily: "Once a day",
  weekly: "Once a week",
  never: "Never",
};

export const defaultRhythms: Record<MailGroup, MailRhythm> = {
  messages: "at_once",
  states: "at_once",
  calls: "at_once",
  received: "daily",
  answers: "at_once",
  teams: "at_once",
  auditions: "at_once",
  searches: "at_once",
  invitations: "at_once",
};
/** Where readers are until they say otherwise. */
export const defaultMailZone = "Asia/Kolkata";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use a time such as 22:00");

/** Hours of each day without mails, by the clock of the reader; `to` is the first minute after them. */
const quietHours = z
  .object({ from: clock, to: clock })
  .refine(({ from, to }) => from !== to, { error: "Choose two different times", path: ["to"] });
export type QuietHours = z.output<typeof quietHours>;

export const mailSettingsSchema = z.object({
  rhythms: z.record(z.enum(mailGroups), z.enum(mailRhythms)),
  /** IANA. */
  time_zone: z.string().max(60).refine(isTimeZone, { error: "Use a time zone such as Asia/Kolkata" }),
  quiet: quietHours.nullable(),
});
export type MailSettings = z.output<typeof mailSettingsSchema>;

export const defaultMailSettings: MailSettings = {
  rhythms: defaultRhythms,
  time_zone: defaultMailZone,
  quiet: null,
};

export const mailSettingsData = z.object({ settings: mailSettingsSchema });

/** What names an account and some groups, for whoever has a mail about them. */
export const unsubscribeToken = z.string().regex(/^[\w.-]{20,200}$/);
export const unsubscribeInput = z.object({ token: unsubscribeToken });
export const unsubscribeData = z.object({
  groups: z.array(z.enum(mailGroups)).min(1),
  /** True where no more mails about them come. */
  is_off: z.boolean(),
});
export type Unsubscribe = z.output<typeof unsubscribeData>;
