import { setTimeout } from "node:timers/promises";
import { type DemoArticle, readArticles } from "@callboard/demo/articles";
import { demoCategories } from "@callboard/demo/categories";
import { publicationDate } from "@callboard/demo/dates";
import { demoTags } from "@callboard/demo/tags";
import { type Admin, signUp } from "./ghost-admin.ts";

const importMs = 120_000;

/** Puts the largest of the product's images of that name into Ghost; gives its address there. */
async function copyImage(admin: Admin, product: string, name: string): Promise<string> {
  const answer = await fetch(`${product}/media/${name}-1440.webp`);
  if (!answer.ok) throw new Error(`the product has no image ${name}`);
  const form = new FormData();
  form.set("file", new File([await answer.blob()], `${name}.webp`, { type: "image/webp" }));
  form.set("purpose", "image");
  const { images } = await admin("/images/upload/", "POST", form);
  return images[0].url;
}

const idOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-");

/** The articles as Ghost's importer takes them; the category is the first tag. */
function importOf(articles: DemoArticle[], images: Map<string, string>) {
  const tags = [...demoCategories.map(({ slug, name }) => ({ slug: `section-${slug}`, name })), ...demoTags];
  const posts = articles.map(({ slug, title, html, short_content, is_featured, days_ago }) => ({
    ...{ id: slug, slug, title, html, custom_excerpt: short_content, featured: is_featured },
    ...{ feature_image: images.get(slug), type: "post", status: "published" },
    published_at: publicationDate(new Date(), slug, days_ago).toISOString(),
  }));
  return {
    tags: tags.map(({ slug, name }) => ({ id: slug, slug, name })),
    users: [...new Set(articles.map(({ author }) => author))].map((name) => {
      const slug = idOf(name);
      return { id: slug, slug, name, email: `${slug}@example.com` };
    }),
    posts,
    posts_tags: articles.flatMap(({ slug, category, tags: own }) =>
      [`section-${category}`, ...own].map((tag_id, sort_order) => ({ post_id: slug, tag_id, sort_order })),
    ),
    posts_authors: articles.map(({ slug, author }) => ({ post_id: slug, author_id: idOf(author) })),
  };
}

/** Waits for the importer, which works on after its answer. */
async function untilImported(admin: Admin, count: number) {
  for (const last = performance.now() + importMs; performance.now() < last; await setTimeout(500)) {
    const { meta } = await admin("/posts/?limit=1&filter=status:published");
    if (meta.pagination.total >= count) return;
  }
  throw new Error(`Ghost has not imported all ${count} articles`);
}

/**
 * Fills an empty Ghost with the demo's articles and the product's images of them, and gives it a cover.
 * Takes the origins of both. Throws where one of them refuses.
 */
export async function fillGhost(ghost: string, product: string): Promise<void> {
  const admin = await signUp(ghost, "Callboard");
  const articles = readArticles();
  const images = new Map<string, string>();
  for (const { slug } of articles) images.set(slug, await copyImage(admin, product, slug));
  await admin("/posts/?filter=slug:coming-soon", "DELETE");
  const data = JSON.stringify({
    db: [{ meta: { exported_on: Date.now(), version: "6.0.0" }, data: importOf(articles, images) }],
  });
  const form = new FormData();
  form.set("importfile", new File([data], "articles.json", { type: "application/json" }));
  await admin("/db/", "POST", form);
  await untilImported(admin, articles.length);
  // The stock cover comes from elsewhere.
  const value = images.get(articles.at(-1)?.slug ?? "");
  await admin("/settings/", "PUT", { settings: [{ key: "cover_image", value }] });
}
