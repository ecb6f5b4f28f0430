import { createBlogInput } from "@callboard/contracts/blog";
import { type DemoArticle, type DemoComment, readArticles, readComments } from "@callboard/demo/articles";
import { demoCategories } from "@callboard/demo/categories";
import { commentDate, publicationDate } from "@callboard/demo/dates";
import { hashToInt } from "@callboard/demo/hash-to-int";
import { imageNames } from "@callboard/demo/images";
import { demoTags } from "@callboard/demo/tags";
import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { blogRepository } from "../modules/blog/blog-repository.ts";
import { categoryRepository } from "../modules/category/category-repository.ts";
import { commentRepository } from "../modules/comment/comment-repository.ts";
import { mediaAddress } from "../modules/media/media-store.ts";
import { fillReference } from "../modules/reference/fill-reference.ts";
import { tagRepository } from "../modules/tag/tag-repository.ts";
import { seedApplications } from "./seed-applications.ts";
import { seedConversations } from "./seed-conversations.ts";
import { seedEvents } from "./seed-events.ts";
import { seedPeople } from "./seed-people.ts";
import { seedPledges } from "./seed-pledges.ts";
import { seedVideos } from "./seed-videos.ts";

type Seeding = {
  db: Db;
  clock: () => Date;
  /** Called with one line for each step that takes a while. */
  onProgress: (progress: string) => void;
};

const home = ["callboard.in", "callboard.com", "localhost"];
const abroad = ["callboard.co.uk", "callboard.us"];
/** Tags of one place, which readers elsewhere are not shown. */
const localTags = ["mumbai"];

/**
 * Fills an empty database with the blog, the people and the calls that a first start shows, all of it or nothing, and
 * the store with its images. A database that holds anything is left as it is.
 */
export async function seedDemo({ db, clock, onProgress }: Seeding): Promise<void> {
  if (!(await isEmpty(db))) return;
  onProgress("Filling the database with the first articles and calls");
  await db.transaction((tx) => seedContent(tx, clock()));
  // The planner knows nothing of the new rows, and the embedded database has no background process to tell it.
  await db.execute(sql`analyze`);
}

async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await categoryRepository(db).list({ page: 1, limit: 1 }, null);
  return rows.length === 0;
}

async function seedContent(db: Db, now: Date) {
  await fillReference(db);
  const images = imageNames();
  const imageOf = (name: string) => (images.has(name) ? mediaAddress(name) : null);
  const categoryIds = await seedCategories(db, imageOf);
  const tagIds = await seedTags(db, imageOf);
  const comments = Map.groupBy(readComments(), ({ blog }) => blog);
  for (const article of readArticles()) {
    const published = publicationDate(now, article.slug, article.days_ago);
    const input = toBlogInput(article, published, imageOf(article.slug), categoryIds, tagIds);
    const { id } = await blogRepository(db).create(input);
    await seedComments(db, id, now, published, comments.get(article.slug) ?? []);
  }
  const people = await seedPeople({ db, now, imageOf });
  const events = await seedEvents({ db, now, imageOf }, people);
  await seedPledges(db, events, people, now);
  await seedApplications(db, events, people, now);
  await seedConversations(db, events, people, now);
  await seedVideos({ db, now, imageOf });
}

type ImageOf = (name: string) => string | null;
type Ids = Map<string, number>;

async function seedCategories(db: Db, imageOf: ImageOf): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [position, { slug, name, show_on_header }] of demoCategories.entries()) {
    const photo = imageOf(`category-${slug}`);
    const { id } = await categoryRepository(db).create({ name, show_on_header, photo, position });
    ids.set(slug, id);
  }
  return ids;
}

async function seedTags(db: Db, imageOf: ImageOf): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [position, tag] of demoTags.entries()) {
    const domain_names = localTags.includes(tag.slug) ? home : [...home, ...abroad];
    const photo = imageOf(`tag-${tag.slug}`);
    const { id } = await tagRepository(db).create({
      ...tag,
      status: "active",
      photo,
      position,
      domain_names,
    });
    ids.set(tag.slug, id);
  }
  return ids;
}

function toBlogInput(
  article: DemoArticle,
  published: Date,
  image: string | null,
  categories: Ids,
  tags: Ids,
) {
  const { slug, author, category, html, tags: tagSlugs, days_ago: _age, ...fields } = article;
  return createBlogInput.parse({
    ...fields,
    slug,
    content: html,
    featured_image: image,
    category_id: categories.get(category),
    tag_ids: tagSlugs.map((tag) => tags.get(tag)),
    created_by: author,
    created_at: published.toISOString(),
    published_at: published.toISOString(),
    domain_names: [...home, ...abroad.filter((host) => hashToInt(`${host} ${slug}`, 5) < 3)],
  });
}

async function seedComments(db: Db, blog_id: number, now: Date, published: Date, entries: DemoComment[]) {
  const write = (
    { author, text, days_after }: Omit<DemoComment, "blog" | "replies">,
    parent_id: number | null,
  ) =>
    commentRepository(db).create({
      blog_id,
      parent_id,
      author,
      avatar: null,
      content: text,
      created_at: commentDate(now, published, days_after),
    });
  for (const entry of entries) {
    const { id } = await write(entry, null);
    for (const reply of entry.replies) await write(reply, id);
  }
}
