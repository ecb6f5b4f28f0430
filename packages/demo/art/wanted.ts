/** Which pictures the content asks for. */
import { readdir } from "node:fs/promises";
import { demoCategories } from "../src/categories.ts";
import { eventPictures } from "../src/events/event-pictures.ts";
import { demoTags } from "../src/tags.ts";

/** The names of all pictures, sorted: one an article, tag and section, the one beside the listing, and those of calls. */
export async function wantedPictures(): Promise<string[]> {
  const files = await readdir(new URL("../src/articles/", import.meta.url));
  return [
    ...files.filter((file) => file.endsWith(".md")).map((file) => file.slice(0, -3)),
    ...demoTags.map(({ slug }) => `tag-${slug}`),
    ...demoCategories.map(({ slug }) => `category-${slug}`),
    "advert",
    ...eventPictures(),
  ].sort();
}
