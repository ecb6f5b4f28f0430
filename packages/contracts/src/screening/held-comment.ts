import { reveal } from "./revealed-text.ts";

/** A web address: with its scheme, with `www.`, or as a name with an ending that sites have. */
const link =
  /https?:\/\/|\bwww\.|\b[a-z0-9-]{2,}\.(?:com|org|net|info|biz|io|co|in|uk|de|fr|us|ca|au|ae|sg|jp|ru|xyz|top|shop|site|online|club|live|app|me|ly|link|tv)\b/i;

export type CommentTerms = {
  text: string;
  /** Its author is new here. */
  isNew: boolean;
  /** What moderators want to read first. */
  words: readonly string[];
};

/** Whole words alone match: each stands between spaces. */
const spaced = (text: string) =>
  ` ${reveal(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;

/** Why a comment waits for a moderator, in a sentence; null for one that is public at once. */
export function heldComment({ text, isNew, words }: CommentTerms): string | null {
  if (isNew && link.test(text)) return "It has a link, and is among the first of a new account.";
  const revealed = spaced(text);
  const found = words.find((word) => revealed.includes(spaced(word)));
  return found === undefined ? null : `It says “${found}”, which stands on the list of words.`;
}
