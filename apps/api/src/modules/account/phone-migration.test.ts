import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { migrationsFolder } from "../../db/migrations-folder.ts";
import { users } from "../../db/schema/account.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, testPassword } from "../../test/people.ts";

const app = startApp();

async function migrate(phones: string[]): Promise<string[]> {
  for (const phone of phones) await aPerson(app, { phone });
  const statements = await readFile(join(migrationsFolder, "0013_phone-numbers.sql"), "utf8");
  await app.db.execute(sql.raw(statements));
  return (await app.db.select({ phone: users.phone }).from(users).orderBy(users.id)).map(
    ({ phone }) => phone,
  );
}

it("puts numbers of earlier accounts into their normal form, and leaves all others", async () => {
  const before = ["+9109812345678", "+44007700900123", "+390612345678", "+919800000000", "+91000"];
  const after = ["+919812345678", "+447700900123", "+390612345678", "+919800000000", "+91000"];
  expect(await migrate(before)).toEqual(after);
});

it("gives a number that two accounts have to the one that wrote it so, and lets the other one sign in", async () => {
  const other = await aPerson(app, { phone: "+91009812345678" });
  expect(await migrate(["+919812345678", "+9109812345678"])).toEqual([
    "+91009812345678",
    "+919812345678",
    "+9109812345678",
  ]);
  const input = { username: other.username, password: testPassword };
  await app.post("/api/v1/auth/login", input).expect(200);
});
