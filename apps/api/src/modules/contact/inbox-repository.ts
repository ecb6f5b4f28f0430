import type {
  ContactMessage,
  MessageState,
  MessageSummary,
  messageListQuery,
} from "@callboard/contracts/contact-inbox";
import { type StaffRole, staffPermissions } from "@callboard/contracts/staff";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, readPage } from "../../db/page.ts";
import { users } from "../../db/schema/account.ts";
import { contactAnswers, contactMessages } from "../../db/schema/contact.ts";
import { staff } from "../../db/schema/staff.ts";

type Row = typeof contactMessages.$inferSelect;
type Joined = { message: Row; assignee: string | null };
type Query = z.output<typeof messageListQuery>;

const excerptLength = 160;

/** `cb-7f3k2` and `7F3K2` as `CB-7F3K2`. */
const referenceOf = (search: string) => `CB-${search.toUpperCase().replace(/^CB-?/, "")}`;

function found(search: string): SQL {
  if (search.includes("@")) return sql`lower(${contactMessages.email}) = ${search.toLowerCase()}`;
  return eq(contactMessages.reference, referenceOf(search));
}

/** The messages of the contact form, as staff answer them. */
export function inboxRepository(db: Db) {
  const joined = () =>
    db
      .select({ message: contactMessages, assignee: users.name })
      .from(contactMessages)
      .leftJoin(users, eq(users.id, contactMessages.assignee_id));

  /** Newest first; `userId` is whoever asks. Throws RepositoryError for a cursor of another list. */
  async function list(query: Query, userId: number): Promise<Page<MessageSummary>> {
    const { state, mine, search } = query;
    const conditions: SQL[] = [];
    if (state) conditions.push(eq(contactMessages.state, state));
    if (mine) conditions.push(eq(contactMessages.assignee_id, userId));
    if (search) conditions.push(found(search));
    const columns = { value: contactMessages.created_at, id: contactMessages.id };
    const { rows, pagination } = await readPage<Joined>(
      query,
      `messages ${JSON.stringify([state, mine && userId, search])}`,
      ({ message }) => ({ value: message.created_at.getTime(), id: message.id }),
      ({ after, offset, limit }) =>
        joined()
          .where(and(...conditions, keysetAfter(columns, after, "DESC")))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    return { rows: rows.map(toSummary), pagination };
  }

  /** Those of the staff who may answer. */
  function assignees() {
    const roles: StaffRole[] = [...staffPermissions.answer_messages.roles];
    return db
      .select({ user_id: users.id, name: users.name })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.user_id))
      .where(inArray(staff.role, roles))
      .orderBy(asc(users.name), asc(users.id))
      .limit(staffLimits.staffMax);
  }

  /** A message with its latest answers, the oldest of them first; null for none. */
  async function get(id: number): Promise<ContactMessage | null> {
    const [row] = await joined().where(eq(contactMessages.id, id));
    if (!row) return null;
    const answers = await db
      .select()
      .from(contactAnswers)
      .where(eq(contactAnswers.message_id, id))
      .orderBy(desc(contactAnswers.id))
      .limit(staffLimits.answersMax);
    const { excerpt: _, ...summary } = toSummary(row);
    return {
      ...summary,
      message: row.message.message,
      version: row.message.version,
      answers: answers
        .toReversed()
        .map(({ message_id: _message, author_id: _author, created_at, ...answer }) => ({
          ...answer,
          created_at: created_at.toISOString(),
        })),
      assignees: await assignees(),
    };
  }

  /** A message, which nobody else changes until the transaction ends; null for none. */
  async function getLocked(id: number): Promise<Row | null> {
    const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
    return row ?? null;
  }

  type Change = { state: MessageState; assignee_id: number | null };

  /** Changes a message, as its next version. */
  async function change(id: number, changes: Partial<Change>): Promise<void> {
    const version = sql`${contactMessages.version} + 1`;
    await db
      .update(contactMessages)
      .set({ ...changes, version })
      .where(eq(contactMessages.id, id));
  }

  /** Adds an answer and gives its id. */
  async function addAnswer(answer: Omit<typeof contactAnswers.$inferInsert, "id">): Promise<number> {
    const [row] = await db.insert(contactAnswers).values(answer).returning({ id: contactAnswers.id });
    if (!row) throw new Error("The database returned no id");
    return row.id;
  }

  return { list, get, getLocked, change, addAnswer, assignees };
}

function toSummary({ message, assignee }: Joined): MessageSummary {
  const { id, reference, name, email, topic, state, assignee_id, created_at } = message;
  return {
    ...{ id, reference, name, email, topic, state },
    excerpt: message.message.replace(/\s+/g, " ").slice(0, excerptLength),
    assignee: assignee_id === null ? null : { user_id: assignee_id, name: assignee ?? "" },
    created_at: created_at.toISOString(),
  };
}
