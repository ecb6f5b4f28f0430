import type { Gateway } from "./client.ts";

/** An article as lists have it: types come from the procedures themselves. */
export type Article = Awaited<ReturnType<Gateway["blog"]["list"]["query"]>>["blogs"][number];

/** All articles about something, page by page, for as long as somebody asks for the next. */
export async function* articlesAbout(gateway: Gateway, search: string): AsyncGenerator<Article> {
  let cursor: string | undefined;
  do {
    const { blogs, pagination } = await gateway.blog.list.query({ limit: 20, search, cursor });
    yield* blogs;
    cursor = pagination.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
