import type { Client, Outputs } from "@callboard/client";

export type Article = Outputs["blog"]["list"]["blogs"][number];

/** All articles about something, page by page, for as long as somebody asks for the next. */
export async function* articlesAbout(client: Client, search: string): AsyncGenerator<Article> {
  let next: { cursor?: string; page?: number } = {};
  for (;;) {
    const { blogs, pagination } = await client.blog.list.query({ limit: 20, search, ...next });
    yield* blogs;
    if (!pagination.hasNextPage) return;
    next = pagination.nextCursor ? { cursor: pagination.nextCursor } : { page: pagination.page + 1 };
  }
}
