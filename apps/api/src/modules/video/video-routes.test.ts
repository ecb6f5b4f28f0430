import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { videoRepository } from "./video-repository.ts";

const app = startApp();
const path = "/api/v1/video/list";

async function aVideo(title: string, day: number, is_featured = false) {
  const created_at = new Date(Date.UTC(2026, 0, day));
  const description = `About ${title}`;
  const addresses = { thumbnail_url: null, video_url: is_featured ? "https://example.com/v" : null };
  await videoRepository(app.db).create({ title, description, ...addresses, is_featured, created_at });
}

const titles = async (query = "") => {
  const { body } = await app.get(`${path}?${query}`).expect(200);
  return body.data.videos.map(({ title }: { title: string }) => title);
};

describe("video/list", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get(path).expect(403);
  });

  it("names the field that it cannot read", async () => {
    const { body } = await app.get(`${path}?sortBy=title`).expect(422);
    expect(body.message).toEqual({ sortBy: "Must be created_at" });
  });

  it("answers videos with their addresses, newest first, five at a time", async () => {
    for (const [index, title] of [..."abcdef"].entries()) await aVideo(title, index + 1, title === "b");
    expect(await titles()).toEqual(["f", "e", "d", "c", "b"]);
    expect(await titles("page=2")).toEqual(["a"]);
    expect(await titles("sortOrder=ASC&limit=2")).toEqual(["a", "b"]);
    expect(await titles("is_featured=false&limit=2&page=3")).toEqual(["a"]);
    const { body } = await app.get(`${path}?is_featured=true`).expect(200);
    expect(body.data.videos).toEqual([
      {
        id: expect.any(Number),
        title: "b",
        description: "About b",
        thumbnail_url: null,
        video_url: "https://example.com/v",
        is_featured: true,
      },
    ]);
  });
});
