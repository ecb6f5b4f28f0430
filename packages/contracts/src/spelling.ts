import { z } from "zod";
import { searchSchema } from "./page.ts";

/** The lists that are searched by words. */
export const searchedLists = ["calls", "people", "stories", "campaigns"] as const;
export type SearchedList = (typeof searchedLists)[number];

/** Words of a text that are looked up; a longer one is a sentence, and has no other spelling. */
export const spelledWordsMax = 5;
/** Other spellings of one text. */
export const spellingsMax = 3;

export const spellingQuery = z.object({
  search: searchSchema,
  /** Where the other spelling has to find something; in any of the lists without one. */
  list: z.enum(searchedLists).optional(),
});
export type SpellingQuery = z.infer<typeof spellingQuery>;

const spellingSchema = z.object({
  search: z.string(),
  /** Whether it sounds the same: Meera and Mira. Else somebody may have mistyped it. */
  is_variant: z.boolean(),
});
export type Spelling = z.infer<typeof spellingSchema>;

/** Other spellings of a text that find something, the nearest first. */
export const spellingsData = z.object({ spellings: z.array(spellingSchema).max(spellingsMax) });
