import type { Db } from "../../db/client.ts";
import { ConflictError, InvalidError, NotFoundError } from "../../http/errors.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import type { StaffActing } from "../staff/acting.ts";
import { inboxRepository } from "./inbox-repository.ts";

type Locked = NonNullable<Awaited<ReturnType<ReturnType<typeof inboxRepository>["getLocked"]>>>;
type Noted = { act: string; before: object; after: object };

/**
 * Changes a message in the version that the caller has read, and writes down what `change` made of it. Throws NotFoundError, and
 * ConflictError where somebody changed it meanwhile.
 */
function changing(
  { db, by, now, requestId }: StaffActing,
  id: number,
  version: number,
  change: (tx: Db, message: Locked) => Promise<Noted>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const message = await inboxRepository(tx).getLocked(id);
    if (!message) throw new NotFoundError();
    if (message.version !== version) throw new ConflictError("Somebody changed this message meanwhile");
    const { act, before, after } = await change(tx, message);
    await auditRepository(tx).record({
      ...{ actor: by, action: `message.${act}`, subject: { kind: "message", id }, requestId, now },
      ...{ before: { ...before }, after: { reference: message.reference, ...after } },
    });
  });
}

type Answer = { version: number; answer: string };

/** Mails an answer to the sender of a message; who answers a message of nobody takes it. */
export async function answerMessage(
  acting: StaffActing & { mails: MailQueue },
  id: number,
  { version, answer: text }: Answer,
): Promise<void> {
  const { by, now, mails } = acting;
  await changing(acting, id, version, async (tx, { reference, name, email, message, ...was }) => {
    const inbox = inboxRepository(tx);
    const written = { message_id: id, author_id: by.id, author_name: by.name, text, created_at: now };
    const answerId = await inbox.addAnswer(written);
    await inbox.change(id, { state: "answered", assignee_id: was.assignee_id ?? by.id });
    await mails.add(tx, {
      ...{ template: "contact_answer", key: `contact answer ${answerId}`, to: email, thread: reference },
      data: { reference, name, answer: text, message },
    });
    return { act: "answer", before: { state: was.state }, after: { state: "answered", answer: answerId } };
  });
  mails.wake();
}

/** Gives a message to somebody who may answer it, or to nobody. Throws InvalidError for somebody who may not. */
export function assignMessage(
  acting: StaffActing,
  id: number,
  { version, assignee_id }: { version: number; assignee_id: number | null },
): Promise<void> {
  return changing(acting, id, version, async (tx, was) => {
    const inbox = inboxRepository(tx);
    const able = await inbox.assignees();
    if (assignee_id !== null && !able.some(({ user_id }) => user_id === assignee_id)) {
      throw new InvalidError("Choose somebody who may answer messages");
    }
    const state = was.state === "new" && assignee_id !== null ? "open" : was.state;
    await inbox.change(id, { assignee_id, state });
    return {
      act: "assign",
      before: { assignee_id: was.assignee_id, state: was.state },
      after: { assignee_id, state },
    };
  });
}

/** Closes a message, or opens it again. */
export function changeMessageState(
  acting: StaffActing,
  id: number,
  { version, state }: { version: number; state: "open" | "closed" },
): Promise<void> {
  return changing(acting, id, version, async (tx, was) => {
    await inboxRepository(tx).change(id, { state });
    return { act: state === "closed" ? "close" : "reopen", before: { state: was.state }, after: { state } };
  });
}
