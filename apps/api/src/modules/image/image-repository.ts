import type { ChangeImageInput, ImageListQuery, LibraryImage } from "@callboard/contracts/library-image";
import { wordsOf } from "@callboard/server-kit/words";
import { and, asc, eq, getTableColumns, isNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type Page, type PageWindow, readPage } from "../../db/page.ts";
import { images, imageUses } from "../../db/schema/image.ts";
import { searchQuery, searchVector } from "../../db/search/search-vector.ts";

const { search: _search, ...columns } = getTableColumns(images);
const order = { value: images.created_at, id: images.id };

type Row = Omit<typeof images.$inferSelect, "search">;
export type NewImage = Omit<Row, "id" | "version">;
type Size = { width: number | null; height: number | null; size: number };

export const imageSearch = ({ name, alt }: Pick<Row, "name" | "alt">) =>
  searchVector({ A: name, B: alt, C: "", D: "" }, []);

/** The image library. */
export function imageRepository(db: Db) {
  const ofImage = eq(imageUses.image_id, images.id);
  // An article counts once, in however many places it shows the image.
  const uses = sql<number>`(select count(distinct (${imageUses.subject_kind}, ${imageUses.subject_id}))::int
    from ${imageUses} where ${ofImage})`;
  const shown = { ...columns, uses };

  function conditionsOf({ search, is_unused }: ImageListQuery): SQL[] {
    const conditions: SQL[] = [];
    if (is_unused) conditions.push(notExists(db.select({ one: sql`1` }).from(imageUses).where(ofImage)));
    if (search) {
      const words = wordsOf(search);
      conditions.push(words.length > 0 ? sql`${images.search} @@ ${searchQuery(words)}` : sql`false`);
    }
    return conditions;
  }

  /** The newest first. Throws RepositoryError for a cursor of another list. */
  async function list(query: ImageListQuery): Promise<Page<LibraryImage>> {
    const { search, is_unused } = query;
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select(shown)
        .from(images)
        .where(and(...conditionsOf(query), keysetAfter(order, after, "DESC")))
        .orderBy(...keysetOrder(order, "DESC"))
        .limit(limit)
        .offset(offset);
    const name = JSON.stringify(["images", search ?? "", is_unused ?? false]);
    const keyOf = (row: Row) => ({ value: row.created_at.getTime(), id: row.id });
    const { rows, pagination } = await readPage(query, name, keyOf, read);
    return { rows: rows.map(toImage), pagination };
  }

  async function get(id: number): Promise<LibraryImage | null> {
    const [row] = await db.select(shown).from(images).where(eq(images.id, id));
    return row ? toImage(row) : null;
  }

  /** The same, which nothing can begin to use, change or delete until the transaction ends. */
  async function getLocked(id: number): Promise<LibraryImage | null> {
    await db.select({ id: images.id }).from(images).where(eq(images.id, id)).for("update");
    return get(id);
  }

  /** The image that a file with this hash was stored as. */
  async function getByHash(hash: string): Promise<LibraryImage | null> {
    const [row] = await db.select(shown).from(images).where(eq(images.hash, hash));
    return row ? toImage(row) : null;
  }

  /** Null where there is an image of the same hash already. */
  async function create(image: NewImage): Promise<LibraryImage | null> {
    const [row] = await db
      .insert(images)
      .values({ ...image, search: imageSearch(image) })
      .onConflictDoNothing({ target: images.hash })
      .returning(columns);
    return row ? toImage({ ...row, uses: 0 }) : null;
  }

  async function update(id: number, { name, alt, version }: ChangeImageInput): Promise<void> {
    await db
      .update(images)
      .set({ name, alt, version: version + 1, search: imageSearch({ name, alt }) })
      .where(eq(images.id, id));
  }

  async function remove(id: number): Promise<void> {
    await db.delete(images).where(eq(images.id, id));
  }

  /** Some images whose size is not known yet, the oldest first. */
  function unmeasured(limit: number): Promise<{ id: number; address: string }[]> {
    return db
      .select({ id: images.id, address: images.address })
      .from(images)
      .where(isNull(images.size))
      .orderBy(asc(images.id))
      .limit(limit);
  }

  async function measure(id: number, size: Size): Promise<void> {
    await db.update(images).set(size).where(eq(images.id, id));
  }

  return { list, get, getLocked, getByHash, create, update, remove, unmeasured, measure };
}

function toImage({
  hash: _hash,
  created_by_id: _id,
  created_at,
  ...row
}: Row & { uses: number }): LibraryImage {
  return { ...row, created_at: created_at.toISOString() };
}
