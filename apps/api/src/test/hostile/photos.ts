import { impostors, names, polyglots } from "./disguised.ts";
import { type Hostile, images } from "./ingredients.ts";
import { bombs, broken, oddities } from "./strained.ts";

/** Files that people and programs have tried on others: what becomes of each is stated. */
export async function hostilePhotos(): Promise<Hostile[]> {
  const made = await images();
  return [bombs, broken, polyglots, impostors, oddities, names].flatMap((kind) => kind(made));
}
