import { z } from "zod";
import { ImportError } from "../import-error.ts";
import type { GhostRow } from "./ghost-rows.ts";

const id = z.union([z.string().max(100), z.number()]).transform(String);
const words = z.string().nullish();
const order = z.number().nullish();

const schemas = {
  tags: z.object({ id, name: z.string(), slug: words, visibility: words }),
  users: z.object({ id, name: z.string() }),
  posts_tags: z.object({ post_id: id, tag_id: id, sort_order: order }),
  posts_authors: z.object({ post_id: id, author_id: id, sort_order: order }),
  posts_meta: z.object({
    post_id: id,
    meta_title: words,
    meta_description: words,
    feature_image_alt: words,
    feature_image_caption: words,
  }),
};

type Table = keyof typeof schemas;
type RowOf<Name extends Table> = z.infer<(typeof schemas)[Name]>;

export const relationTables: ReadonlySet<string> = new Set(Object.keys(schemas));
const rowsMax = 400_000;

/** What belongs to the posts of an export: their tags, authors and meta texts. `add` takes the rows of `relationTables`. */
export function ghostRelations(source: string) {
  const tags = new Map<string, RowOf<"tags">>();
  const users = new Map<string, string>();
  const tagged = new Map<string, RowOf<"posts_tags">[]>();
  const written = new Map<string, RowOf<"posts_authors">[]>();
  const meta = new Map<string, RowOf<"posts_meta">>();
  let count = 0;

  const push = <Row>(map: Map<string, Row[]>, key: string, row: Row) =>
    map.set(key, [...(map.get(key) ?? []), row].slice(0, 100));

  const adders: { [Name in Table]: (row: RowOf<Name>) => unknown } = {
    tags: (row) => tags.set(row.id, row),
    users: (row) => users.set(row.id, row.name),
    posts_tags: (row) => push(tagged, row.post_id, row),
    posts_authors: (row) => push(written, row.post_id, row),
    posts_meta: (row) => meta.set(row.post_id, row),
  };

  /** Takes one row; one that cannot be read is left out. */
  function add({ table, json }: GhostRow) {
    count += 1;
    if (count > rowsMax)
      throw new ImportError(`${source}: has more than ${rowsMax.toLocaleString("en")} tags and authors`);
    const row = schemas[table as Table].safeParse(parseJson(json));
    if (row.success) adders[table as Table](row.data as never);
  }

  const inOrder = <Row extends { sort_order?: number | null | undefined }>(rows: Row[] | undefined) =>
    (rows ?? []).toSorted((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0));

  /** The tags of a post in their order; internal ones, which readers never see, are named apart. */
  function tagsOf(post: string) {
    const all = inOrder(tagged.get(post)).flatMap(({ tag_id }) => tags.get(tag_id) ?? []);
    const isInternal = (tag: RowOf<"tags">) => tag.visibility === "internal" || tag.name.startsWith("#");
    return { shown: all.filter((tag) => !isInternal(tag)), internal: all.filter(isInternal) };
  }

  function authorsOf(post: string): string[] {
    return inOrder(written.get(post)).flatMap(({ author_id }) => users.get(author_id) ?? []);
  }

  return { add, tagsOf, authorsOf, metaOf: (post: string) => meta.get(post) };
}

export type GhostRelations = ReturnType<typeof ghostRelations>;

/** The value of a JSON text; undefined for none. */
function parseJson(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "");
  } catch {
    return undefined;
  }
}
