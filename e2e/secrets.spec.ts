import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./journey.ts";
import { product } from "./product.ts";

const paths = [
  "/",
  "/blog",
  "/blog/self-tape-in-a-one-room-flat",
  "/no-such-page",
  "/trpc/blog.list",
  "/trpc/none",
  "/readyz",
];

test.describe("secrets", () => {
  // It also opens unknown URLs.
  test.use({ allowed: /status of 404/ });

  test("no page, answer or script contains the apikey", async ({ page }) => {
    const key = readFileSync(join(product.dataDir, "apikey"), "utf8").trim();
    expect(key.length).toBeGreaterThan(20);
    const seen = new Map<string, string>();
    page.on("response", async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      seen.set(response.url(), JSON.stringify(response.headers()) + body.toString("latin1"));
    });
    for (const path of paths) await page.goto(path, { waitUntil: "networkidle" });
    expect(seen.size).toBeGreaterThan(10);
    expect([...seen].filter(([, text]) => text.includes(key)).map(([url]) => url)).toEqual([]);
  });
});

test.describe("the API", () => {
  for (const path of [
    "blog/view",
    "blog/view-by-slug/x",
    "tag/view",
    "category/view",
    "comment/blog/1",
    "cities/view",
  ]) {
    test(`refuses ${path} without an apikey`, async ({ request }) => {
      const answer = await request.get(`${product.apiUrl}/api/v1/${path}`);
      expect(answer.status()).toBe(403);
      expect(await answer.json()).toMatchObject({ success: false, message: "API key forbidden or invalid" });
    });
  }
});

const badInputs = [
  ["page 0", "blog.list", { page: 0 }],
  ["page 10^9", "blog.list", { page: 1e9 }],
  ["limit 1000", "blog.list", { limit: 1000 }],
  ["sorting by another column", "blog.list", { sortBy: "password" }],
  ["an unknown category", "blog.list", { category_id: 999_999 }],
  ["a search of spaces", "blog.list", { search: "   " }],
  ["a search of wildcards", "blog.list", { search: "%_*:&|!<->" }],
  ["a slug of 5,000 characters", "blog.bySlug", { slug: "a".repeat(5_000) }],
  ["a NUL in a slug", "blog.bySlug", { slug: "a\u0000b" }],
  ["a forged cursor", "blog.list", { cursor: "forged" }],
] as const;

for (const [name, procedure, input] of badInputs) {
  test(`the gateway answers ${name} clearly`, async ({ request }) => {
    const answer = await request.get(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`);
    expect(answer.status()).toBeLessThan(500);
    const body = await answer.json();
    if (answer.status() !== 200) expect(body.error.message.length).toBeGreaterThan(3);
  });
}

for (const path of [
  "/blog?page=0",
  "/blog?page=1000000000",
  "/blog?category_id=x",
  "/blog?query=%25%25",
  `/blog/${"a".repeat(5_000)}`,
  "/blog/%00",
  "/%E0%A4%A",
]) {
  test(`the page ${path.slice(0, 40)} is no server error`, async ({ request }) => {
    expect((await request.get(path)).status()).toBeLessThan(500);
  });
}
