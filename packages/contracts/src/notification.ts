import { z } from "zod";
import { dayInWords as shortDay, timeInWords } from "./audition-time.ts";
import { limits } from "./limits.ts";
import { idSchema, pageQuery, paginationSchema } from "./page.ts";
import { searchNotifications, searchNotificationTexts } from "./search-notification.ts";
import { invitedRoles } from "./team-role.ts";

const call = z.object({ event_title: z.string() });
const byApplicant = call.extend({ applicant_name: z.string() });

/** What applicants are told that their application became. That it was opened is nobody's news. */
export const toldStates = ["shortlisted", "callback", "offered", "cast", "declined"] as const;
export type ToldState = (typeof toldStates)[number];
export const isToldState = (state: string): state is ToldState =>
  (toldStates as readonly string[]).includes(state);

const auditionAnswers = {
  booked: "chose a time for",
  swapped: "chose another time for",
  waits: "waits for a time of",
  declined: "is not coming to",
} as const;

const stateWords: Record<ToldState, string> = {
  shortlisted: "You are on the shortlist",
  callback: "You are asked to a callback",
  offered: "You have an offer",
  cast: "You are cast",
  declined: "Your application was declined",
};

const atTime = call.extend({ starts_at: z.iso.datetime(), time_zone: z.string() });
/** What became different of an audition: where or when it is, or that a time is there no more. */
export const auditionChanges = ["time", "place", "removed"] as const;

/** What is kept of each kind beside the call and the application that it is about. */
const dataSchemas = {
  application_received: byApplicant,
  application_state: call.extend({ state: z.enum(toldStates) }),
  application_answered: byApplicant.extend({ answer: z.enum(["accepted", "declined"]) }),
  call_changed: call.extend({ fields: z.array(z.string()).min(1) }),
  call_closed: call.extend({ message: z.string().optional() }),
  call_cancelled: call.extend({ message: z.string().optional() }),
  call_invited: call.extend({ poster_name: z.string(), message: z.string().optional() }),
  /** Its poster has deleted their account: nothing is left that says whose it was. */
  call_removed: z.object({ city: z.string(), date: z.iso.date() }),
  message_received: call.extend({ sender_name: z.string() }),
  shortlist_marked: call.extend({ shortlist_name: z.string(), visitor_name: z.string() }),
  team_invited: z.object({ agency_name: z.string(), role: z.enum(invitedRoles) }),
  team_joined: z.object({ name: z.string(), role: z.enum(invitedRoles) }),
  team_left: z.object({ name: z.string() }),
  team_role: z.object({ agency_name: z.string(), role: z.enum(invitedRoles) }),
  team_removed: z.object({ agency_name: z.string() }),
  team_dissolved: z.object({}),
  audition_invited: call.extend({ date: z.iso.date() }),
  audition_booked: atTime,
  audition_changed: atTime.partial({ starts_at: true }).extend({ what: z.enum(auditionChanges) }),
  audition_cancelled: call.extend({ date: z.iso.date() }),
  audition_reminder: atTime.extend({ when: z.enum(["day", "hours"]), place: z.string().optional() }),
  audition_answered: byApplicant.extend({
    answer: z.enum(["booked", "swapped", "waits", "declined"]),
    date: z.iso.date(),
    message: z.string().optional(),
  }),
  ...searchNotifications,
};

export type NotificationKind = keyof typeof dataSchemas;
export type NotificationData<Kind extends NotificationKind> = z.output<(typeof dataSchemas)[Kind]>;
export const notificationKinds = Object.keys(dataSchemas) as [NotificationKind, ...NotificationKind[]];

/** What a notification is about; which of the two it has depends on its kind. */
type Subject = { event_id: number | null; application_id: number | null };
type Text = { title: string; path: string };

const callPath = ({ event_id }: Subject) => (event_id === null ? "/account" : `/event/${event_id}`);
const sentPath = (about: Subject) =>
  about.application_id === null ? callPath(about) : `/account/applications/${about.application_id}`;
const receivedPath = (about: Subject) =>
  about.event_id === null ? "/account" : `/account/calls/${about.event_id}`;

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
/** `2026-12-25` as people say it. */
const dayInWords = (day: string) => dayFormat.format(new Date(day));
const auditionsPath = (about: Subject) =>
  about.event_id === null ? "/account" : `/account/calls/${about.event_id}/auditions`;

const teamPath = "/account/team";

function changeOf(what: (typeof auditionChanges)[number], time: string | undefined): string {
  if (what === "time") return `Your audition is at another time: ${time}`;
  return what === "place"
    ? "The place of your audition has changed"
    : "The time of your audition is gone: choose another one";
}

/** The words of each kind and where it leads to: the same on screens and in mails. */
const texts: {
  [Kind in NotificationKind]: (data: NotificationData<Kind>, about: Subject) => Text;
} = {
  application_received: ({ applicant_name, event_title }, about) => ({
    title: `${applicant_name} applied for “${event_title}”`,
    path: receivedPath(about),
  }),
  application_state: ({ state, event_title }, about) => ({
    title: `${stateWords[state]}: “${event_title}”`,
    path: sentPath(about),
  }),
  application_answered: ({ applicant_name, answer, event_title }, about) => ({
    title: `${applicant_name} ${answer} your offer for “${event_title}”`,
    path: receivedPath(about),
  }),
  call_changed: ({ fields, event_title }, about) => ({
    title: `Changed: ${fields.join(", ")} of “${event_title}”`,
    path: callPath(about),
  }),
  call_closed: ({ event_title }, about) => ({ title: `Closed: “${event_title}”`, path: sentPath(about) }),
  call_cancelled: ({ event_title }, about) => ({
    title: `Cancelled: “${event_title}”`,
    path: callPath(about),
  }),
  call_invited: ({ poster_name, event_title }, about) => ({
    title: `${poster_name} invites you to “${event_title}”`,
    path: callPath(about),
  }),
  call_removed: ({ city, date }, about) => ({
    title: `Removed: a call in ${city} on ${dayInWords(date)} that you applied for`,
    path: sentPath(about),
  }),
  message_received: ({ sender_name, event_title }, about) => ({
    title: `${sender_name} wrote to you about “${event_title}”`,
    path: `/account/messages/${about.application_id ?? ""}`,
  }),
  shortlist_marked: ({ visitor_name, shortlist_name, event_title }, about) => ({
    title: `${visitor_name} looked through “${shortlist_name}” of “${event_title}”`,
    path: about.event_id === null ? "/account" : `/account/calls/${about.event_id}/shortlists`,
  }),
  team_invited: ({ agency_name, role }) => ({
    title: `${agency_name} invites you to its team as ${role}`,
    path: teamPath,
  }),
  team_joined: ({ name, role }) => ({ title: `${name} joined your team as ${role}`, path: teamPath }),
  team_left: ({ name }) => ({ title: `${name} left your team`, path: teamPath }),
  team_role: ({ agency_name, role }) => ({
    title: `You are a ${role} of the team of ${agency_name} now`,
    path: teamPath,
  }),
  team_removed: ({ agency_name }) => ({
    title: `You are not in the team of ${agency_name} any more`,
    path: teamPath,
  }),
  team_dissolved: () => ({ title: "A team that you were in is no more", path: teamPath }),
  audition_invited: ({ event_title, date }, about) => ({
    title: `Choose a time for your audition on ${shortDay(date)}: “${event_title}”`,
    path: sentPath(about),
  }),
  audition_booked: ({ event_title, starts_at, time_zone }, about) => ({
    title: `Your audition is on ${timeInWords(starts_at, time_zone)}: “${event_title}”`,
    path: sentPath(about),
  }),
  audition_changed: ({ event_title, what, starts_at, time_zone }, about) => ({
    title: `${changeOf(what, starts_at && timeInWords(starts_at, time_zone))}: “${event_title}”`,
    path: sentPath(about),
  }),
  audition_cancelled: ({ event_title, date }, about) => ({
    title: `Your audition on ${shortDay(date)} is cancelled: “${event_title}”`,
    path: sentPath(about),
  }),
  audition_reminder: ({ event_title, starts_at, time_zone, when, place }, about) => ({
    title: `Your audition is ${when === "day" ? "on" : "soon:"} ${timeInWords(starts_at, time_zone)}${place ? `, ${place}` : ""}: “${event_title}”`,
    path: sentPath(about),
  }),
  audition_answered: ({ applicant_name, answer, event_title, date }, about) => ({
    title: `${applicant_name} ${auditionAnswers[answer]} your audition on ${shortDay(date)}: “${event_title}”`,
    path: auditionsPath(about),
  }),
  ...searchNotificationTexts,
};

/** What a notification says and where it leads to. Throws ZodError for data of another kind. */
export function notificationText<Kind extends NotificationKind>(
  kind: Kind,
  data: unknown,
  about: Subject,
): Text {
  const write: (data: NotificationData<Kind>, about: Subject) => Text = texts[kind];
  return write(dataSchemas[kind].parse(data) as NotificationData<Kind>, about);
}

/** Words of whoever caused it, where it has some: mails have them. */
export function notificationMessage(data: unknown): string | undefined {
  const { message } = z.object({ message: z.string().optional() }).parse(data);
  return message || undefined;
}

/** A notification as its reader sees it. Of a kind that a newer API knows, a screen shows the words. */
export const notificationSchema = z.object({
  id: z.number().int(),
  /** Its place among those of its reader: later ones have greater numbers. */
  seq: z.number().int(),
  kind: z.string(),
  title: z.string(),
  /** A path of the site. */
  path: z.string().startsWith("/"),
  created_at: z.iso.datetime(),
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationsQuery = pageQuery(limits.notificationList);
export const notificationsData = z.object({
  notifications: z.array(notificationSchema),
  pagination: paginationSchema,
});

/** How many are unread, up to `limits.unreadMax`. */
export const unreadData = z.object({ unread: z.number().int() });

/** Some that were read, or all up to the place of the newest that its reader has seen. */
export const readNotificationsInput = z.union([
  z.object({ ids: z.array(idSchema).min(1).max(limits.listLimitMax) }),
  z.object({ up_to: idSchema }),
]);
export type ReadNotificationsInput = z.infer<typeof readNotificationsInput>;

/** What came after a place in the list, the oldest first. Without a place: where it stands now. */
export const newsQuery = z.object({ after: z.coerce.number<number>().int().min(0).optional() });
export const newsData = z.object({
  notifications: z.array(notificationSchema),
  /** The place to go on from. */
  seq: z.number().int(),
  hasMore: z.boolean(),
  unread: z.number().int(),
});

/** Where the notifications and the sessions of an account stand: another text says that there is something to ask for. */
const markSchema = z.tuple([z.number().int(), z.string().max(60)]);
export const movedInput = z.object({ known: z.array(markSchema).min(1).max(limits.marksAtOnce) });
export const movedData = z.object({ moved: z.array(markSchema) });
export type Mark = z.infer<typeof markSchema>;

/** What an open stream brings: one that is new, or none, and how many are unread now. */
export const liveSchema = z.object({
  notification: notificationSchema.nullable(),
  unread: z.number().int(),
});
export type Live = z.infer<typeof liveSchema>;
