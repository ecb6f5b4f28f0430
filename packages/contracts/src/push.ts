import { z } from "zod";
import { defaultRhythms, type MailGroup, mailGroups } from "./notification-mail.ts";

/** Browsers of an account, the length of a push service's address, and how long a push is worth sending, in ms. */
export const pushLimits = { browsers: 10, endpointMax: 1_000, expiry: 86_400_000 } as const;

/** An address of a browser at its push service. Which services are allowed, the API decides. */
const endpointSchema = z.url({ protocol: /^https?$/ }).max(pushLimits.endpointMax);

/** The point of a P-256 key, uncompressed: 65 bytes. */
const pointSchema = z.string().regex(/^B[\w-]{86}$/);
const authSchema = z.string().regex(/^[\w-]{22}$/);

/** What a browser gives whoever may send to it, as its `PushSubscription` has it in JSON. */
export const pushSubscriptionInput = z.object({
  endpoint: endpointSchema,
  keys: z.object({ p256dh: pointSchema, auth: authSchema }),
});
export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;

export const pushEndpointInput = z.object({ endpoint: endpointSchema });
export type PushEndpointInput = z.output<typeof pushEndpointInput>;

/** Whether a browser gets the pushes of who asks. */
export const pushStateData = z.object({ is_on: z.boolean() });

const groupsSchema = z
  .array(z.enum(mailGroups))
  .max(mailGroups.length)
  .transform((groups) => mailGroups.filter((group) => groups.includes(group)));
export const pushGroupsInput = z.object({ groups: groupsSchema });
export type PushGroupsInput = z.output<typeof pushGroupsInput>;

/** Of an account with a first browser: what it has mailed at once, unless it says otherwise. */
export const defaultPushGroups: MailGroup[] = mailGroups.filter(
  (group) => defaultRhythms[group] === "at_once",
);

export const pushSettingsSchema = z.object({
  /** The key that browsers subscribe with. */
  public_key: pointSchema,
  /** What comes by push, at every browser of the account. */
  groups: z.array(z.enum(mailGroups)),
  /** How many browsers get it. */
  browsers: z.number().int(),
});
export type PushSettings = z.output<typeof pushSettingsSchema>;

/** What a push says, to the service worker that shows it. */
export const pushMessageSchema = z.object({
  /** Of the newest notification in it. */
  id: z.number().int(),
  title: z.string(),
  body: z.string(),
  /** A path of the site. */
  path: z.string().startsWith("/"),
});
export type PushMessage = z.output<typeof pushMessageSchema>;
