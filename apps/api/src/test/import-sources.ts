import type { ImportEntry, ImportedPost } from "../modules/import/imported-post.ts";

/** A file of an import that lies in memory, given as its text or bytes. Read in pieces, so that nothing depends on where they end. */
export function textFile(name: string, content: string | Uint8Array, pieceBytes = 1_000) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  async function* open() {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  }
  return { name, open };
}

/** Files of an import that lie in memory. */
export function memoryFiles(contents: Record<string, string | Uint8Array>) {
  const files = new Map(Object.entries(contents));
  return {
    names: async () => [...files.keys()].toSorted(),
    has: (name: string) => files.has(name),
    open: (name: string) => textFile(name, files.get(name) ?? "").open(),
    close: async () => {},
  };
}

/** All entries of a reader, in short: the posts, and the words about what is none. */
export async function readEntries(entries: AsyncIterable<ImportEntry>) {
  const [posts, problems, skipped]: [ImportedPost[], string[], string[]] = [[], [], []];
  for await (const entry of entries) {
    if ("post" in entry) posts.push(entry.post);
    else if ("problem" in entry)
      problems.push(`${entry.source}:${entry.line}:${entry.column} ${entry.problem}`);
    else skipped.push(`${entry.source}:${entry.line} ${entry.skipped}`);
  }
  return { posts, problems, skipped };
}

/** A Ghost export of some posts, as Ghost writes it. */
export function ghostExport(posts: object[], tables: Record<string, object[]> = {}): string {
  const rows = posts.map((post, index) => ({
    ...{
      id: `65f0${index}`,
      title: `Post ${index}`,
      slug: `post-${index}`,
      html: "<p>Text</p>",
      type: "post",
    },
    ...{ status: "published", visibility: "public", featured: 0, mobiledoc: null, lexical: '{"root":{}}' },
    ...{ created_at: "2024-01-01T10:00:00.000Z", published_at: "2024-01-02T10:00:00.000Z", ...post },
  }));
  const meta = { exported_on: 1_700_000_000_000, version: "5.80.0" };
  return JSON.stringify({ db: [{ meta, data: { posts: rows, ...tables } }] }, null, 1);
}

/** An item of a WordPress export: a post, unless its fields say otherwise. */
export function wxrItem(fields: Record<string, string> = {}, more = ""): string {
  const all = {
    ...{ title: "<![CDATA[A post]]>", "wp:post_id": "1", "wp:post_name": "a-post", "wp:post_type": "post" },
    ...{ "wp:status": "publish", "wp:post_date_gmt": "2024-01-02 10:00:00", "dc:creator": "asha" },
    ...{ "content:encoded": "<![CDATA[Hello]]>", "excerpt:encoded": "<![CDATA[]]>", ...fields },
  };
  const lines = Object.entries(all).map(([name, text]) => `    <${name}>${text}</${name}>`);
  return `  <item>\n${lines.join("\n")}\n${more}\n  </item>\n`;
}

/** A WordPress export of some items. */
export function wxrExport(items: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.4" -->
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d">
<channel>
  <title>Old site</title>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:author><wp:author_login>asha</wp:author_login><wp:author_display_name><![CDATA[Asha Rao]]></wp:author_display_name></wp:author>
${items.join("")}</channel>
</rss>
`;
}
