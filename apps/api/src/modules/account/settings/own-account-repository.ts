import { nameKey } from "@callboard/contracts/identifier";
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/account.ts";
import { unlessTaken } from "../unless-taken-repository.ts";

type Row = typeof users.$inferSelect;

/** What somebody changes of their own account. Changes work inside a transaction that holds it. */
export function ownAccountRepository(db: Db) {
  async function getSecret(id: number): Promise<Pick<Row, "password_hash"> | null> {
    const { password_hash } = users;
    const [row] = await db.select({ password_hash }).from(users).where(eq(users.id, id));
    return row ?? null;
  }

  /** The version of the account's credentials; null for no such account. */
  async function versionOf(id: number): Promise<number | null> {
    const { credentials_version: version } = users;
    const [row] = await db.select({ version }).from(users).where(eq(users.id, id));
    return row?.version ?? null;
  }

  const isEmailTaken = async (emailKey: string, exceptId: number): Promise<boolean> =>
    (await db.$count(users, and(eq(users.email_key, emailKey), ne(users.id, exceptId)))) > 0;

  const isPhoneTaken = async (phone: string, exceptId: number): Promise<boolean> =>
    (await db.$count(users, and(eq(users.phone, phone), ne(users.id, exceptId)))) > 0;

  async function set(id: number, fields: Partial<Row>): Promise<void> {
    await unlessTaken(() => db.update(users).set(fields).where(eq(users.id, id)));
  }

  return {
    getSecret,
    versionOf,
    isEmailTaken,
    isPhoneTaken,
    setName: (id: number, name: string) => set(id, { name }),
    setPassword: (id: number, password_hash: string) => set(id, { password_hash }),
    /** An address whose link was opened. Throws RepositoryError where somebody else has it. */
    setEmail: (id: number, email: string, at: Date) =>
      set(id, { email, email_key: nameKey(email), email_verified_at: at }),
    /** A number whose code came back. Throws RepositoryError where somebody else has it. */
    setPhone: (id: number, phone: string, at: Date) => set(id, { phone, phone_verified_at: at }),
  };
}
