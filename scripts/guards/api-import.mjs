import { guardsOf } from "./guards-of.mjs";

const module = "apps/api/src/modules/import";
const ghost = [`${module}/ghost/ghost-reader.test.ts`];
const wordpress = [`${module}/wordpress/wordpress-reader.test.ts`];
const markdown = [`${module}/markdown/markdown-reader.test.ts`];
const files = [`${module}/files/import-files.test.ts`];
const html = [`${module}/clean-article.test.ts`];
const plan = [`${module}/plan.test.ts`];
const run = [`${module}/run-import.test.ts`];
const written = [`${module}/markdown/html-markdown.test.ts`];

/** Guards of imports and exports. */
export const importGuards = [
  ...guardsOf(`${module}/ghost/ghost-rows.ts`, ghost, [
    ["isLarge = held.length + text.length > rowMax;", "isLarge = false;"],
    ["if (stack.length >= nestingMax) fail(", "if (stack.length < 0) fail("],
    ["if (stack.length > 0 || isInString) fail(", "if (stack.length < 0) fail("],
  ]),
  ...guardsOf(`${module}/ghost/ghost-reader.ts`, ghost, [
    ['if (isForMembers || status === "sent") return "draft";', 'if (status === "sent") return "draft";'],
  ]),
  ...guardsOf(`${module}/wordpress/wxr-items.ts`, wordpress, [
    [
      '  parser.on("doctype", () => fail("declares a document type, which exports of WordPress do not,"));\n',
      "",
    ],
    ["if (depth > nestingMax) fail(", "if (depth < 0) fail("],
    ["if (isEnding) fail(", "if (depth < 0) fail("],
  ]),
  ...guardsOf(`${module}/wordpress/wordpress-reader.ts`, wordpress, [
    ["  checkLength(content);\n", ""],
    ["return isClosed || !Object", "return !Object"],
  ]),
  ...guardsOf(
    `${module}/decode-text.ts`,
    [...ghost, ...wordpress, ...markdown],
    [["{ fatal: true }", "{ fatal: false }"]],
  ),
  ...guardsOf(`${module}/markdown/front-matter.ts`, markdown, [
    ["{ maxAliasCount: 0 }", "{ maxAliasCount: -1 }"],
  ]),
  ...guardsOf(`${module}/markdown/markdown-reader.ts`, markdown, [
    ['return candidates.filter((name) => !name.startsWith("../") && name !== "..");', "return candidates;"],
  ]),
  ...guardsOf(`${module}/clean-article.ts`, html, [
    ["  if (openElements(html) > openMax) throw nestedTooDeep();\n", ""],
    ["  if (nestingOf(clean) > importLimits.nesting) throw nestedTooDeep();\n", ""],
    ["if (text.length > importLimits.postText) throw", "if (text.length < 0) throw"],
    ["if (clean.length > importLimits.content) throw", "if (clean.length < 0) throw"],
    ["const clean = sanitiseForeignArticle(text, losses.see).trim();", "const clean = text.trim();"],
  ]),
  ...guardsOf(`${module}/files/folder-files.ts`, files, [
    ["path.startsWith(root.endsWith(sep) ? root : root + sep) &&", ""],
    ["if (size > most)", "if (size < 0)"],
  ]),
  ...guardsOf(`${module}/files/zip-files.ts`, files, [
    ["total > importLimits.zipBytes || isBomb(entry)", "total > importLimits.zipBytes"],
    ["total > importLimits.zipBytes || isBomb(entry)", "isBomb(entry)"],
    ["if (entry.uncompressedSize > most)", "if (entry.uncompressedSize < 0)"],
  ]),
  ...guardsOf(`${module}/plan-report.ts`, plan, [
    ['return text.replace(/[\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069]+/gu, " ").slice(0, 300);', "return text;"],
  ]),
  ...guardsOf(`${module}/plan.ts`, plan, [
    ["freeSlug(isReservedSlug(slug) ?", "freeSlug(slug === name ?"],
    ["freeSlug(isReserved ?", "freeSlug(!post.slug ?"],
    ["    if (seen.has(post.key)) {", "    if (seen.size < 0) {"],
  ]),
  ...guardsOf(`${module}/import-command.ts`, run, [["    if (signal?.aborted) {", "    if (count < 0) {"]]),
  ...guardsOf(`${module}/markdown/html-markdown.ts`, written, [
    ["readsBack(markdown, [block]) ? markdown : [asHtml(block)]", "markdown"],
  ]),
  ...guardsOf(
    "apps/api/src/modules/export/export-articles.ts",
    ["apps/api/src/demo/export-articles.test.ts"],
    [["if (others.length > 0 ||", "if (others.length < 0 ||"]],
  ),
];
