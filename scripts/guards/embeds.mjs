import { guardsOf } from "./guards-of.mjs";

const kit = "packages/server-kit/src";
const form = [`${kit}/article-embed.test.ts`];
const joined = ["apps/api/src/modules/blog/with-embeds.test.ts"];
const card = ["apps/bff/src/upstream/normalise/embed-card.test.ts"];
const caches = ["apps/bff/src/cache/embeds-in-caches.test.ts"];
const editor = ["apps/web/src/admin/articles/embeds/embeds.test.ts"];
const embeds = "apps/web/src/admin/articles/embeds";

/** Guards of what articles embed: its form, who sees it, how much of it, and how long it is kept. */
export const embedGuards = [
  ...guardsOf(`${kit}/article-embed.ts`, form, [
    ["([1-9]\\d{0,14})$/", "(.+)$/"],
    ["kind && href === paths[embed.kind] + id ? embed", "kind ? embed"],
    ['whole.replace(/^<figure[^>]*>/, "<figure>")', "whole"],
    ["if (embeds.length < most) embeds.push(embed);", "embeds.push(embed);"],
  ]),
  ...guardsOf(`${kit}/article-html.ts`, form, [
    ["return keepEmbeds(sanitizeHtml(html, rules));", "return sanitizeHtml(html, rules);"],
    ['return replaceEmbeds(html, () => " ")', "return html"],
  ]),
  ...guardsOf("apps/api/src/modules/event/event-summary-repository.ts", joined, [
    ["read(ids, isPublic)", "read(ids, undefined)"],
  ]),
  ...guardsOf("apps/api/src/modules/blog/with-embeds.ts", joined, [
    ["embedsOf(article.content, staffLimits.articleEmbeds)", "embedsOf(article.content, 1_000)"],
  ]),
  ...guardsOf("apps/bff/src/upstream/normalise/embed-card.ts", card, [
    ["if (index >= staffLimits.articleEmbeds) return null;", ""],
    ["if (!src || !shownImage.test(src))", "if (!src)"],
    ["escapeHtml(title)", "title"],
    ["escapeHtml(chip)", "chip"],
    ["present_city && escapeHtml(present_city)", "present_city"],
    ["escapeHtml(src)", "src"],
  ]),
  ...guardsOf("packages/contracts/src/wire/blog.ts", card, [
    [
      "embeds: z.array(articleEmbedSchema).optional().catch(undefined)",
      "embeds: z.array(articleEmbedSchema).catch([])",
    ],
  ]),
  ...guardsOf("apps/bff/src/upstream/calls/blog.ts", caches, [
    ['    further: { tag: "event", isIn: ({ content }) => showsEmbeds(content) },\n', ""],
    ["isIn: ({ content }) => showsEmbeds(content)", "isIn: () => true"],
  ]),
  ...guardsOf("apps/bff/src/upstream/request.ts", caches, [["  read.tags.forEach(note);\n", ""]]),
  ...guardsOf(`${embeds}/embed-address.ts`, editor, [
    ["  if (url?.origin !== window.location.origin) return null;\n", ""],
  ]),
  ...guardsOf(`${embeds}/embed-node.ts`, editor, [
    ["return count >= staffLimits.articleEmbeds;", "return count < 0;"],
    ["  if (!$from.parent.canReplace(index, index + 2, swapped)) return true;\n", ""],
  ]),
  ...guardsOf(
    `${embeds}/embed-node.ts`,
    ["apps/web/src/admin/articles/text/article-html.test.ts"],
    [['return link.getAttribute("href") === embedPath(embed) && {', "return {"]],
  ),
];
