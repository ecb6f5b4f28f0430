import { pictureOf } from "../pictures.ts";
import { articleTexts } from "./articles.ts";
import { blogCategories, emptyCategory } from "./categories.ts";
import { inactiveTag, otherDomain, ownDomains, tagTexts } from "./tags.ts";

const day = 86_400_000;

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const headings = ["Where it begins", "What it takes", "What remains"];

function contentOf(summary: string, paragraphs: readonly string[], number: number): string {
  const sections = paragraphs.map((text, index) => {
    const level = index === 2 ? 3 : 2;
    return `<h${level}>${headings[index]}</h${level}><p>${text}</p>`;
  });
  const list = "<ul><li>A pencil.</li><li>A bottle of water.</li><li>Somebody to telephone.</li></ul>";
  const title = number % 9 === 0 ? "<h1>In short</h1>" : "";
  return `${title}<p>${summary}</p>${sections.join("")}${list}`;
}

function createTags() {
  return tagTexts.map(([slug, name, description], index) => ({
    id: index + 1,
    status: slug === inactiveTag ? "inactive" : "active",
    tag_name: name,
    tag_slug: slug,
    name,
    slug,
    meta_title: `${name}: articles`,
    meta_description: description,
    description,
    photo: pictureOf(index),
  }));
}

function createCategories() {
  const names = [...blogCategories.map(({ name }) => name), emptyCategory];
  return names.map((name, index) => ({
    id: index + 1,
    name,
    photo: pictureOf(index),
    show_on_header: index < 4,
    blog_count: articleTexts.filter(([, category]) => category === index).length,
  }));
}

/** Articles newest first, one every three days, with their categories and tags. */
export function createArticles(today: Date) {
  const tags = createTags();
  const categories = createCategories();
  const articles = articleTexts.map(([title, category, slugs, summary], index) => {
    const created = new Date(today.getTime() - (articleTexts.length - index) * 3 * day).toISOString();
    const own = tags.filter(({ slug }) => (slugs as readonly string[]).includes(slug));
    const {
      id: category_id,
      name: category_name,
      photo,
    } = categories[category] as (typeof categories)[number];
    const domains = index % 5 === 4 ? [otherDomain] : ownDomains;
    return {
      id: index + 1,
      slug: slugOf(title),
      title,
      short_content: summary,
      content: contentOf(summary, blogCategories[category]?.paragraphs ?? [], index),
      featured_image: index % 7 === 6 ? null : pictureOf(index),
      category_id,
      category_name,
      category: { id: category_id, name: category_name, photo },
      // Some were never published in so many words: their date is that of their creation.
      published_at: index % 4 === 3 ? null : created,
      created_at: created,
      created_by: index % 2 === 0 ? "Meera Pillai" : "The desk",
      meta_title: title,
      meta_description: summary,
      share_preview_link: pictureOf(index),
      is_featured: index % 4 === 0,
      tags: own.map(({ id, status, tag_name, tag_slug }) => ({ id, status, tag_name, tag_slug })),
      blog_tags: own.flatMap(({ id, tag_name, tag_slug }) =>
        domains.map((domain_name) => ({ tag_id: id, tag_name, tag_slug, domain_name })),
      ),
    };
  });
  return { tags, categories, articles: articles.reverse() };
}
