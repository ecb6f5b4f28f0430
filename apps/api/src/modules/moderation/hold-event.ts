import type { EventKind } from "@callboard/contracts/event";
import type { Finding } from "@callboard/contracts/finding";
import type { Db } from "../../db/client.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { userRepository } from "../account/user-repository.ts";
import { caseRepository } from "./case-repository.ts";

type Held = {
  id: number;
  kind: EventKind;
  title: string;
  user_id: number;
  findings: readonly Finding[];
  created_at: Date;
  /** How often it was changed before; each time is told on its own. */
  version?: number;
};

/** Opens the case of an event that the rules hold, and tells its poster what they found. Call it in the transaction that writes the event. */
export async function holdEvent(tx: Db, mails: MailQueue, event: Held): Promise<void> {
  const { id, kind, title, user_id, findings, created_at: now, version = 0 } = event;
  await caseRepository(tx).open({ subject: { kind: "event", id }, user_id, title, source: "screening", now });
  const poster = await userRepository(tx).get(user_id);
  if (!poster) return;
  await mails.add(tx, {
    template: "moderation_decision",
    key: `held event ${id}${version > 0 ? ` ${version}` : ""}`,
    ...{ to: poster.email, user_id: poster.id },
    data: {
      subject_kind: kind === "event" ? "call" : "campaign",
      subject_title: title,
      act: "held",
      why: findings
        .filter(({ severity }) => severity === "hold")
        .map(({ text }) => text)
        .join("\n"),
    },
  });
}
