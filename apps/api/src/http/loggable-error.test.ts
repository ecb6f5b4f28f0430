import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { startDatabase } from "../test/database.ts";
import { loggable } from "./loggable-error.ts";

const database = startDatabase();

it("says which query failed, where and why, and leaves out a value that the database repeats", async () => {
  const failed = database.current.db.execute(sql`select ${"canary"}::text::bigint`);
  const error = await failed.then(
    () => null,
    (reason: Error) => reason,
  );
  expect(String(error?.cause)).toContain("canary");
  const logged = JSON.stringify(loggable(error));
  expect(logged).not.toContain("canary");
  for (const part of ["select $1", "22P02", "    at "]) expect(logged).toContain(part);
});
