import type { MessageTemplate, SaveTemplateInput } from "@callboard/contracts/message-template";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { messageTemplates } from "../../db/schema/conversation.ts";

const { id, user_id, name, body } = messageTemplates;
const shown = { id, name, body };

/** What accounts write often: each sees and changes its own alone. */
export function templateRepository(db: Db) {
  const list = (userId: number): Promise<MessageTemplate[]> =>
    db.select(shown).from(messageTemplates).where(eq(user_id, userId)).orderBy(asc(name), asc(id));

  /** Writes a template, in the place of the one of its name. */
  async function save(userId: number, input: SaveTemplateInput): Promise<MessageTemplate> {
    const [saved] = await db
      .insert(messageTemplates)
      .values({ user_id: userId, ...input })
      .onConflictDoUpdate({ target: [user_id, name], set: { body: input.body } })
      .returning(shown);
    if (!saved) throw new Error("The database returned no template");
    return saved;
  }

  /** False for one that is not theirs. */
  async function remove(userId: number, templateId: number): Promise<boolean> {
    const isTheirs = and(eq(id, templateId), eq(user_id, userId));
    return (await db.delete(messageTemplates).where(isTheirs).returning({ id })).length > 0;
  }

  return { list, save, remove };
}
