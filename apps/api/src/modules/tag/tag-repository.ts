import type { Tag, TagPage } from "@callboard/contracts/blog";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { isReservedSlug } from "@callboard/contracts/routes";
import { and, desc, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { anyDomain } from "../../db/schema/blog.ts";
import { formerTagSlugs, tagListingRows, tags } from "../../db/schema/tag.ts";
import { RepositoryError } from "../../repository-error.ts";
import { listingSuffixes } from "../blog/blog-listing-row-repository.ts";

export type CreateTagInput = Omit<typeof tags.$inferInsert, "id">;

/** Tags, as the domain shows them (all of them when the domain is null). */
export function tagRepository(db: Db) {
  const onDomain = (domain: DomainSuffix | null) =>
    and(eq(tagListingRows.tag_id, tags.id), eq(tagListingRows.domain_suffix, domain ?? anyDomain));

  async function list(query: PageQuery, domain: DomainSuffix | null): Promise<Page<Tag>> {
    const columns = { value: tagListingRows.position, id: tagListingRows.tag_id };
    const read = ({ after, offset, limit }: PageWindow) =>
      db
        .select({
          id: tags.id,
          tag_name: tags.name,
          tag_slug: tags.slug,
          status: tags.status,
          value: columns.value,
        })
        .from(tagListingRows)
        .innerJoin(tags, onDomain(domain))
        .where(keysetAfter(columns, after))
        .orderBy(...keysetOrder(columns))
        .limit(limit)
        .offset(offset);
    return readPage(query, JSON.stringify(["tags", domain]), ({ value, id }) => ({ value, id }), read);
  }

  /** The tag that has this slug, had it, or else has this name, whatever their case; null when the domain has none. */
  async function get(
    slugOrName: string,
    domain: DomainSuffix | null,
  ): Promise<(TagPage & { id: number }) | null> {
    const { domain_names: _domains, position: _position, ...columns } = getTableColumns(tags);
    const hasSlug = sql`lower(${tags.slug}) = lower(${slugOrName})`;
    const hadSlug = sql`${tags.id} in (select ${formerTagSlugs.tag_id} from ${formerTagSlugs} where ${formerTagSlugs.slug} = lower(${slugOrName}))`;
    const [row] = await db
      .select({ ...columns, blog_count: tagListingRows.blog_count })
      .from(tags)
      .innerJoin(tagListingRows, onDomain(domain))
      .where(or(hasSlug, hadSlug, sql`lower(${tags.name}) = lower(${slugOrName})`))
      .orderBy(desc(hasSlug), desc(hadSlug), tags.id)
      .limit(1);
    return row ?? null;
  }

  /** Writes a tag. Throws RepositoryError `tag_slug_reserved`. */
  function create(input: CreateTagInput): Promise<{ id: number }> {
    if (isReservedSlug(input.slug)) throw new RepositoryError("tag_slug_reserved");
    return db.transaction(async (tx) => {
      const [tag] = await tx.insert(tags).values(input).returning({ id: tags.id });
      if (!tag) throw new Error("The database returned no id");
      const places = listingSuffixes(input.domain_names).map((domain_suffix) => ({
        domain_suffix,
        tag_id: tag.id,
        position: input.position,
      }));
      await tx.insert(tagListingRows).values(places);
      return tag;
    });
  }

  return { list, get, create };
}
