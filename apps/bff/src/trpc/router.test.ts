import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { blogListOf, envelopeOf, pagination } from "../test/fixtures.ts";
import { createTestApp } from "../test/test-app.ts";
import type { AppRouter } from "./router.ts";

async function createClient() {
  const test = await createTestApp();
  const url = await test.app.listen({ port: 0, host: "127.0.0.1" });
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${url}/trpc`, maxItems: 10 })],
  });
  return { ...test, client };
}

describe("the app's client", () => {
  it("gets several calls answered in one request, each with its own outcome", async () => {
    const { client, upstream } = await createClient();
    const category = { id: 1, name: "Acting", photo: null, show_on_header: true, blog_count: 3 };
    const rows = [category, { ...category, id: 2, blog_count: 0 }];
    const professions = { profession: [{ id: 1, name: "Singer" }], pagination };
    const city = { id: 1, name: "Pune", country: "IN", time_zone: "Asia/Kolkata" };
    const answers = {
      "/blog/view?page=1&limit=5&sortBy=created_at&sortOrder=DESC": blogListOf(1),
      "/category/view?page=1&limit=100": envelopeOf({ rows, pagination }),
      "/profession/view?page=1&limit=50": envelopeOf(professions),
      "/cities/view?page=1&limit=10": envelopeOf({ cities: [city], pagination }),
      "/comment/blog/7?limit=20": envelopeOf({ comments: [] }),
    };
    for (const [path, answer] of Object.entries(answers)) {
      upstream.intercept({ path: `/api/v1${path}` }).reply(200, answer);
    }
    upstream.intercept({ path: (path) => path.includes("/tag/view") }).reply(401, "");
    const [list, tags, ...others] = await Promise.allSettled([
      client.blog.list.query(),
      client.tag.list.query(),
      client.category.list.query(),
      client.reference.professions.query({ limit: 50 }),
      client.reference.cities.query(),
      client.comment.list.query({ blog_id: 7 }),
    ]);
    expect(list).toMatchObject({ status: "fulfilled", value: { blogs: [{ id: 1 }] } });
    expect(tags).toMatchObject({ status: "rejected", reason: { message: "Unauthorized" } });
    const values = others.map((other) => other.status === "fulfilled" && other.value);
    expect(values).toEqual([[category], professions.profession, [city], { comments: [] }]);
  });

  it("reads the catalogue's code from an error", async () => {
    const { client, upstream } = await createClient();
    upstream.intercept({ path: () => true }).reply(404, "");
    const error = await client.blog.bySlug.query({ slug: "gone" }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TRPCClientError);
    expect(error).toMatchObject({ message: "Blog not found", data: { code: "not_found", httpStatus: 404 } });
  });
});
