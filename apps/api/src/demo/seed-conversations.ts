import { demoConversations } from "@callboard/demo/conversations";
import { commentDate } from "@callboard/demo/dates";
import type { Db } from "../db/client.ts";
import { applicationRepository } from "../modules/application/application-repository.ts";
import { conversationRepository } from "../modules/conversation/conversation-repository.ts";
import { addMessage } from "../modules/conversation/write-message.ts";
import type { PostedEvent } from "./seed-events.ts";
import type { DemoPeople } from "./seed-people.ts";

/** Writes every message of the demo; nobody is told of them. */
export async function seedConversations(
  db: Db,
  events: PostedEvent[],
  people: DemoPeople,
  at: Date,
): Promise<void> {
  const posted = new Map(events.map((event) => [event.slug, event]));
  for (const { event: slug, with: username, messages } of demoConversations) {
    const event = posted.get(slug);
    const person = people.get(username);
    const sent = event && person && (await applicationRepository(db).find(event.id, person.id));
    const terms = sent && (await conversationRepository(db).getTerms(sent.id, true));
    if (!terms) throw new Error(`${username} has not applied for ${slug}`);
    for (const [index, { by, days_after, text }] of messages.entries()) {
      const now = commentDate(at, event.created_at, days_after);
      const sender_id = by === "poster" ? terms.poster_id : terms.applicant_id;
      const key = `demo-${terms.application_id}-${index}`;
      await addMessage(db, null, terms, { sender_id, body: text, key, is_bulk: false, now });
    }
  }
}
