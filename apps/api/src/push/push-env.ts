import { createECDH } from "node:crypto";
import { z } from "zod";
import { parseSender } from "../mail/envelope.ts";

const keyOf = (length: number) =>
  z
    .string()
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === length, {
      error: `must be a key of ${length} bytes in base64url`,
    })
    .optional();

/** The settings of pushes to browsers. */
export const pushSettings = {
  VAPID_PUBLIC_KEY: keyOf(65).describe(
    "The key that browsers subscribe to pushes with. There are none without both keys. `npm start` makes them.",
  ),
  VAPID_PRIVATE_KEY: keyOf(32).describe("The other half of it, which signs what is sent. A secret."),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, { error: "must be mailto:… or https://…" })
    .optional()
    .describe(
      "Whom a push service turns to, as mailto:admin@example.com. Without it PUBLIC_URL where that is https, else the address of MAIL_FROM.",
    ),
  PUSH_LOCAL_SERVICE: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .optional()
    .describe(
      "The origin of a push service that may be on this network, and without encryption: for tests. Refused in production.",
    ),
};

type PushEnv = {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
  PUSH_LOCAL_SERVICE?: string | undefined;
  PUBLIC_URL: string;
  MAIL_FROM: string;
};

/** The public half of a private key; null for what is none. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
  } catch {
    return null;
  }
  return pair.getPublicKey("base64url");
}

/** Adds what is wrong with a pair of keys: one without the other, or two that are no pair. */
export function requireKeyPair(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Partial<PushEnv>,
  context: z.RefinementCtx,
): void {
  const add = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
  if (publicKey && !privateKey) add("VAPID_PRIVATE_KEY", "is required with VAPID_PUBLIC_KEY");
  if (privateKey && !publicKey) add("VAPID_PUBLIC_KEY", "is required with VAPID_PRIVATE_KEY");
  if (publicKey && privateKey && publicKeyOf(privateKey) !== publicKey)
    add("VAPID_PUBLIC_KEY", "does not belong to VAPID_PRIVATE_KEY");
}

/** What pushes are signed with, and where they may go besides. */
export type PushKeys = {
  publicKey: string;
  privateKey: string;
  subject: string;
  localService: string | undefined;
};

/** The keys that the settings have; null where nothing is pushed. */
export function configuredPush(env: PushEnv): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUBLIC_URL, MAIL_FROM } = env;
  if (!publicKey || !privateKey) return null;
  const site = PUBLIC_URL.startsWith("https:") ? PUBLIC_URL : `mailto:${parseSender(MAIL_FROM)?.address}`;
  return {
    publicKey,
    privateKey,
    subject: env.VAPID_SUBJECT ?? site,
    localService: env.PUSH_LOCAL_SERVICE,
  };
}
