import { conversationLimits } from "@callboard/contracts/conversation-limits";
import type { MessageTemplate, SaveTemplateInput } from "@callboard/contracts/message-template";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { messageTemplates } from "../../db/schema/conversation.ts";
import { accountsOf, type TeamActor } from "../team/team-policy.ts";

const { id, user_id, name, body } = messageTemplates;
const written = { id, name, body, user_id };
type Row = { id: number; name: string; body: string; user_id: number };

/** What accounts write often: each for itself, and for those who act for it. */
export function templateRepository(db: Db) {
  /** Those of somebody and of the teams they act in. */
  async function list(actor: TeamActor): Promise<MessageTemplate[]> {
    const accounts = accountsOf(actor, "act");
    const rows = await db
      .select(written)
      .from(messageTemplates)
      .where(inArray(user_id, accounts))
      .orderBy(asc(name), asc(id))
      .limit(conversationLimits.templatesMax * accounts.length);
    return rows.map((row) => toTemplate(row, actor));
  }

  const countOthers = (accountId: number, exceptName: string): Promise<number> =>
    db.$count(messageTemplates, and(eq(user_id, accountId), ne(name, exceptName)));

  /** Writes a template, in the place of the one of its name. */
  async function save(actor: TeamActor, { team_id, ...input }: SaveTemplateInput): Promise<MessageTemplate> {
    const [saved] = await db
      .insert(messageTemplates)
      .values({ user_id: team_id ?? actor.userId, ...input })
      .onConflictDoUpdate({ target: [user_id, name], set: { body: input.body } })
      .returning(written);
    if (!saved) throw new Error("The database returned no template");
    return toTemplate(saved, actor);
  }

  /** False for one that is not theirs. */
  async function remove(actor: TeamActor, templateId: number): Promise<boolean> {
    const isTheirs = and(eq(id, templateId), inArray(user_id, accountsOf(actor, "act")));
    return (await db.delete(messageTemplates).where(isTheirs).returning({ id })).length > 0;
  }

  return { list, countOthers, save, remove };
}

function toTemplate({ user_id: accountId, ...row }: Row, actor: TeamActor): MessageTemplate {
  return accountId === actor.userId ? row : { ...row, team_id: accountId };
}
