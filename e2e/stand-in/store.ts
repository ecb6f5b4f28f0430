import { randomUUID } from "node:crypto";
import { createArticles } from "./content/create-articles.ts";
import { createComments } from "./content/create-comments.ts";
import { createEvents } from "./content/create-events.ts";
import { cityNames, eventCategoryNames, professionNames, videoTexts } from "./content/events.ts";
import { type Person, people } from "./content/people.ts";
import { type Picture, pictureOf, pictures } from "./pictures.ts";

const named = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));

function createVideos() {
  return videoTexts.map(([title, description], index) => ({
    id: index + 1,
    title,
    description,
    thumbnail_url: pictureOf(index),
    is_featured: index < 5,
  }));
}

/** All that a stand-in knows, in memory. `today` is what the dates count from. */
export function createStore(today: Date) {
  const eventCategories = named(eventCategoryNames);
  return {
    today,
    ...createArticles(today),
    comments: createComments(today),
    cities: named(cityNames),
    professions: named(professionNames),
    eventCategories,
    events: createEvents(today, eventCategories),
    videos: createVideos(),
    people: people.map((person) => ({ ...person })),
    /** Who holds which bearer. */
    tokens: new Map<string, Person>(),
    pictures: new Map<string, Picture>(Object.entries(pictures)),
    claims: [] as object[],
  };
}

export type Store = ReturnType<typeof createStore>;

/** A new bearer of somebody. */
export function giveToken(store: Store, person: Person): string {
  const token = randomUUID();
  store.tokens.set(token, person);
  return token;
}

/** Keeps a photo that was sent; gives its path. */
export async function keepPhoto(store: Store, photo: File): Promise<string> {
  const name = `${randomUUID()}.${photo.type.replace("image/", "").replace("jpeg", "jpg")}`;
  store.pictures.set(name, { type: photo.type, bytes: Buffer.from(await photo.arrayBuffer()) });
  return `/media/${name}`;
}
