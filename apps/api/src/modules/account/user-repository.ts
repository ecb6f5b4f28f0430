import type { SignUpInput, User } from "@callboard/contracts/account";
import { nameKey, possiblePhones } from "@callboard/contracts/identifier";
import { and, eq, exists, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Complete } from "../../complete.ts";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { profiles } from "../../db/schema/profile.ts";
import { sessions } from "../../db/schema/session.ts";
import { RepositoryError, type RepositoryErrorCode } from "../../repository-error.ts";
import type { SessionActor } from "../session/session-repository.ts";
import { unlessTaken } from "./unless-taken-repository.ts";

export type CreateUserInput = Omit<SignUpInput, "password"> & {
  password_hash: string;
  created_at: Date;
  phone_verified_at?: Date | null;
};

type AccountSecret = Pick<typeof users.$inferSelect, "id" | "password_hash" | "credentials_version">;
type Identifiers = Partial<Pick<SignUpInput, "username" | "email" | "phone">>;

/** Accounts. */
export function userRepository(db: Db) {
  const has = (kind: "artist" | "agency") =>
    sql<boolean>`${exists(
      db
        .select({ id: profiles.id })
        .from(profiles)
        .where(and(eq(profiles.user_id, users.id), eq(profiles.kind, kind))),
    )}`;

  async function getWhere(condition: SQL | undefined): Promise<Complete<User> | null> {
    const [row] = await db
      .select({
        id: users.id,
        name: users.name,
        username: users.username,
        email: users.email,
        phone: users.phone,
        is_phone_verified: sql<boolean>`${users.phone_verified_at} is not null`,
        has_artist_profile: has("artist"),
        has_agency_profile: has("agency"),
      })
      .from(users)
      .where(condition);
    return row ?? null;
  }

  const get = (id: number) => getWhere(eq(users.id, id));

  /** Makes those who write in an account's name at once wait for each other, and gives when it was made. For a transaction. */
  async function lockToWrite(id: number): Promise<Date> {
    const { created_at } = users;
    const [row] = await db.select({ created_at }).from(users).where(eq(users.id, id)).for("no key update");
    if (!row) throw new Error("There is no such account");
    return row.created_at;
  }

  const getByPhone = (phone: string) => getWhere(eq(users.phone, phone));

  /** The account with a username in lower case; null for none. */
  async function idOfUsername(key: string): Promise<number | null> {
    const isIt = and(eq(users.username_key, key), isNull(users.erased_at));
    const [row] = await db.select({ id: users.id }).from(users).where(isIt);
    return row?.id ?? null;
  }

  /** The account of a typed email address, username or number, with its password hash and that one's version. */
  async function findSecret(identifier: string): Promise<AccountSecret | null> {
    const key = nameKey(identifier);
    const phones = possiblePhones(identifier);
    const isNumber = phones.length > 0 ? [inArray(users.phone, phones)] : [];
    const rows = await db
      .select({
        id: users.id,
        key: users.username_key,
        phone: users.phone,
        password_hash: users.password_hash,
        credentials_version: users.credentials_version,
      })
      .from(users)
      .where(
        and(or(eq(users.email_key, key), eq(users.username_key, key), ...isNumber), isNull(users.erased_at)),
      );
    const rank = (row: (typeof rows)[number]) => (row.key === key ? -1 : phones.indexOf(row.phone));
    return rows.sort((a, b) => rank(a) - rank(b))[0] ?? null;
  }

  /** Throws RepositoryError with a code for each identifier that somebody else than `exceptId` has. */
  async function assertFree({ username, email, phone }: Identifiers, exceptId = 0): Promise<void> {
    const conditions: [RepositoryErrorCode, SQL | undefined][] = [
      ["username_taken", username === undefined ? undefined : eq(users.username_key, nameKey(username))],
      ["email_taken", email === undefined ? undefined : eq(users.email_key, nameKey(email))],
      ["phone_taken", phone === undefined ? undefined : eq(users.phone, phone)],
    ];
    const taken: RepositoryErrorCode[] = [];
    for (const [code, condition] of conditions) {
      if (!condition) continue;
      const [row] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(condition, ne(users.id, exceptId)));
      if (row) taken.push(code);
    }
    if (taken.length > 0) throw new RepositoryError(...taken);
  }

  /** Writes an account. Throws RepositoryError for identifiers that are taken. */
  async function create(input: CreateUserInput): Promise<Pick<AccountSecret, "id" | "credentials_version">> {
    const keys = { username_key: nameKey(input.username), email_key: nameKey(input.email) };
    const [created] = await unlessTaken(() =>
      db
        .insert(users)
        .values({ ...input, ...keys })
        .returning({ id: users.id, credentials_version: users.credentials_version }),
    );
    if (!created) throw new Error("The database returned no id");
    return created;
  }

  /**
   * Gives an account that has not verified its number another one, not yet verified either, and returns the next version of its credentials: the number is one of
   * them. Null when the session that asks has ended or goes on under another bearer, or the number was verified meanwhile. Throws RepositoryError when somebody else has the number. Call it in a
   * transaction.
   */
  async function changePhone(
    { userId, sessionId, bearerHash }: SessionActor,
    phone: string,
  ): Promise<number | null> {
    // A statement that waits for another change would compare with the session as it was before that.
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const next = sql`${users.credentials_version} + 1`;
    const sessionVersion = db
      .select({ version: sessions.credentials_version })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.token_hash, bearerHash)));
    const [changed] = await unlessTaken(() =>
      db
        .update(users)
        .set({ phone, phone_verified_at: null, credentials_version: next })
        .where(
          and(
            and(eq(users.id, userId), eq(users.credentials_version, sql`(${sessionVersion})`)),
            isNull(users.phone_verified_at),
          ),
        )
        .returning({ version: users.credentials_version }),
    );
    return changed?.version ?? null;
  }

  /** Marks the account's number as verified. False when it has another one by now. */
  async function verifyPhone(id: number, phone: string, at: Date): Promise<boolean> {
    const rows = await db
      .update(users)
      .set({ phone_verified_at: at })
      .where(and(eq(users.id, id), eq(users.phone, phone)))
      .returning({ id: users.id });
    return rows.length > 0;
  }

  /** Sets the password of who read a code at `phone`. False when the account has another number by now. */
  async function changePassword(id: number, phone: string, password_hash: string): Promise<boolean> {
    const rows = await db
      .update(users)
      .set({ password_hash })
      .where(and(eq(users.id, id), eq(users.phone, phone)))
      .returning({ id: users.id });
    return rows.length > 0;
  }

  return {
    get,
    lockToWrite,
    getByPhone,
    idOfUsername,
    findSecret,
    assertFree,
    create,
    changePhone,
    verifyPhone,
    changePassword,
  };
}
