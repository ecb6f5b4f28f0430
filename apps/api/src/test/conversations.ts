import type { ConversationPage, ConversationSummary } from "@callboard/contracts/conversation";
import type { TestApp } from "./app.ts";

type Person = { bearer: string };

let made = 0;

/** A key nobody used before. */
export function aMessageKey(): string {
  made += 1;
  return `key-of-message-${String(made).padStart(6, "0")}`;
}

/** What the tests of conversations call on the API, by name. Each returns the response, whatever its status. */
export function conversationCalls(app: Pick<TestApp, "get" | "post">) {
  const at = (id: number) => `/api/v1/conversation/${id}`;
  const read = ({ bearer }: Person, id: number, query = "") =>
    app.get(`${at(id)}${query}`, undefined, bearer);
  const list = ({ bearer }: Person, query = "") =>
    app.get(`/api/v1/conversation/mine${query}`, undefined, bearer);
  const unread = ({ bearer }: Person) => app.get("/api/v1/conversation/unread", undefined, bearer);
  const send = ({ bearer }: Person, id: number, body: string, idempotency_key = aMessageKey()) =>
    app.post(`${at(id)}/send`, { body, idempotency_key }, { bearer });
  const markRead = ({ bearer }: Person, id: number, message_id: number) =>
    app.post(`${at(id)}/read`, { message_id }, { bearer });
  const block = ({ bearer }: Person, id: number, is_blocked = true) =>
    app.post(`${at(id)}/block`, { is_blocked }, { bearer });

  async function sent(person: Person, id: number, body: string): Promise<number> {
    return (await send(person, id, body).expect(200)).body.data.message.id;
  }
  async function shown(person: Person, id: number, query = ""): Promise<ConversationPage> {
    return (await read(person, id, query).expect(200)).body.data;
  }
  async function inbox(person: Person, query = ""): Promise<ConversationSummary[]> {
    return (await list(person, query).expect(200)).body.data.conversations;
  }
  return { read, list, unread, send, markRead, block, sent, shown, inbox };
}
