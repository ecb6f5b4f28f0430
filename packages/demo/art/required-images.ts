/** The images that the content needs. */
import { readdir } from "node:fs/promises";
import { demoCategories } from "../src/categories.ts";
import { eventImages } from "../src/events/event-images.ts";
import { demoArtists } from "../src/people/artists.ts";
import { demoArtistAccount } from "../src/people/demo-accounts.ts";
import { portraitName } from "../src/people/portrait-name.ts";
import { demoTags } from "../src/tags.ts";

/** The names of all images, sorted: of articles, tags, categories, the advert beside the listing, events, venues, videos and artists. */
export async function requiredImages(): Promise<string[]> {
  const files = await readdir(new URL("../src/articles/", import.meta.url));
  return [
    ...files.filter((file) => file.endsWith(".md")).map((file) => file.slice(0, -3)),
    ...demoTags.map(({ slug }) => `tag-${slug}`),
    ...demoCategories.map(({ slug }) => `category-${slug}`),
    "advert",
    ...eventImages(),
    ...[demoArtistAccount, ...demoArtists].map(({ username }) => portraitName(username)),
  ].sort();
}
