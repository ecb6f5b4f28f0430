import { z } from "zod";
import { limits } from "./limits.ts";
import { idSchema, pageQuery, paginationSchema } from "./page.ts";

const call = z.object({ event_title: z.string() });
const byApplicant = call.extend({ applicant_name: z.string() });

/** What applicants are told that their application became. That it was opened is nobody's news. */
export const toldStates = ["shortlisted", "callback", "offered", "cast", "declined"] as const;
export type ToldState = (typeof toldStates)[number];
export const isToldState = (state: string): state is ToldState =>
  (toldStates as readonly string[]).includes(state);

const stateWords: Record<ToldState, string> = {
  shortlisted: "You are on the shortlist",
  callback: "You are asked to a callback",
  offered: "You have an offer",
  cast: "You are cast",
  declined: "Your application was declined",
};

/** What is kept of each kind beside the call and the application that it is about. */
const dataSchemas = {
  application_received: byApplicant,
  application_state: call.extend({ state: z.enum(toldStates) }),
  application_answered: byApplicant.extend({ answer: z.enum(["accepted", "declined"]) }),
  call_changed: call.extend({ fields: z.array(z.string()).min(1) }),
  call_closed: call,
  call_cancelled: call,
  message_received: call.extend({ sender_name: z.string() }),
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
  message_received: ({ sender_name, event_title }, about) => ({
    title: `${sender_name} wrote to you about “${event_title}”`,
    path: `/account/messages/${about.application_id ?? ""}`,
  }),
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
