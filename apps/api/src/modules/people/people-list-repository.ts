import { possiblePhones } from "@callboard/contracts/identifier";
import type { PeopleQuery, PersonSummary } from "@callboard/contracts/person";
import { wordsOf } from "@callboard/server-kit/words";
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, readPage } from "../../db/page.ts";
import { accountWords, users } from "../../db/schema/account.ts";
import { staff } from "../../db/schema/staff.ts";
import { suspensions } from "../../db/schema/suspension.ts";
import { searchQuery } from "../../db/search/search-vector.ts";
import { toSuspension } from "../suspension/suspension-repository.ts";

const columns = { value: users.created_at, id: users.id };

const fields = {
  id: users.id,
  name: users.name,
  username: users.username,
  email: users.email,
  phone: users.phone,
  phone_verified_at: users.phone_verified_at,
  created_at: users.created_at,
  erased_at: users.erased_at,
  role: staff.role,
  suspension: suspensions,
};

/** All accounts, for staff. */
export function peopleListRepository(db: Db) {
  const select = () =>
    db
      .select(fields)
      .from(users)
      .leftJoin(staff, eq(staff.user_id, users.id))
      .leftJoin(suspensions, and(eq(suspensions.user_id, users.id), isNull(suspensions.lifted_at)))
      .$dynamic();

  /** Those that were found, the newest first. Throws RepositoryError for a cursor of another list. */
  async function list({ search, state, ...query }: PeopleQuery): Promise<Page<PersonSummary>> {
    const { rows, pagination } = await readPage(
      query,
      JSON.stringify(["people", search, state]),
      (row: Row) => ({ value: row.created_at.getTime(), id: row.id }),
      ({ after, offset, limit }) =>
        select()
          .where(
            and(search ? isFoundBy(search) : undefined, isIn(state), keysetAfter(columns, after, "DESC")),
          )
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );
    return { rows: rows.map(toSummary), pagination };
  }

  /** One account, and whether its number is verified; null for none. */
  async function get(id: number): Promise<(PersonSummary & { is_phone_verified: boolean }) | null> {
    const [row] = await select().where(eq(users.id, id));
    return row ? { ...toSummary(row), is_phone_verified: row.phone_verified_at !== null } : null;
  }

  return { list, get };
}

/** All words, each by its beginning; or the number, however it was typed. */
function isFoundBy(search: string): SQL | undefined {
  const words = wordsOf(search);
  if (words.length === 0) return sql`false`;
  const phones = possiblePhones(search);
  const hasWords = sql`${accountWords(users)} @@ ${searchQuery(words)}`;
  return phones.length > 0 ? or(hasWords, inArray(users.phone, phones)) : hasWords;
}

function isIn(state: PeopleQuery["state"]): SQL | undefined {
  if (state === "suspended") return isNotNull(suspensions.id);
  return state === "staff" ? isNotNull(staff.user_id) : undefined;
}

type Row = Omit<PersonSummary, "created_at" | "suspension" | "erased_at"> & {
  created_at: Date;
  phone_verified_at: Date | null;
  erased_at: Date | null;
  suspension: typeof suspensions.$inferSelect | null;
};

function toSummary({ created_at, phone_verified_at: _, suspension, erased_at, ...row }: Row): PersonSummary {
  return {
    ...row,
    created_at: created_at.toISOString(),
    erased_at: erased_at?.toISOString() ?? null,
    suspension: suspension && toSuspension(suspension),
  };
}
