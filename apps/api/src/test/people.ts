import type { SignUpInput } from "@callboard/contracts/account";
import { hashPassword } from "../modules/account/password-hash.ts";
import { type CreateUserInput, userRepository } from "../modules/account/user-repository.ts";
import { sessionRepository } from "../modules/session/session-repository.ts";
import type { TestApp } from "./app.ts";

export const testPassword = "seven brass lanterns";

let made = 0;
let hashed: Promise<string> | undefined;

/** What somebody new fills in. */
export function signUpOf(fields: Partial<SignUpInput> = {}): SignUpInput {
  made += 1;
  const username = `person${made}x`;
  return {
    name: `Person ${made}`,
    username,
    email: `${username}@example.com`,
    password: testPassword,
    phone: `+4477009${String(made).padStart(5, "0")}`,
    ...fields,
  };
}

type Fields = Partial<Omit<CreateUserInput, "password_hash">>;

/** An account, signed in once, that a test cares about in the given fields only. Its number is verified. */
export async function aPerson({ db, clock }: Pick<TestApp, "db" | "clock">, fields: Fields = {}) {
  hashed ??= hashPassword(testPassword);
  const { password: _password, ...input } = signUpOf();
  const now = clock.read();
  const row = { ...input, created_at: now, phone_verified_at: now, ...fields, password_hash: await hashed };
  const account = await userRepository(db).create(row);
  const { id } = account;
  const bearer = await sessionRepository(db).create(account, "Test browser", now);
  return { id, bearer, name: row.name, username: row.username, email: row.email, phone: row.phone };
}
