import { type ArticleFields, emptyArticle } from "@callboard/contracts/article";

const names = Object.keys(emptyArticle) as (keyof ArticleFields)[];

const plainOf = (value: unknown) => (value === "" ? null : value);

/** True for the same text and settings; an empty field is none. */
export function sameFields(one: ArticleFields, other: ArticleFields): boolean {
  return names.every((name) => JSON.stringify(plainOf(one[name])) === JSON.stringify(plainOf(other[name])));
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** True where two versions say the same, though the sanitiser may have written one of them anew. */
export function sayTheSame(one: ArticleFields, other: ArticleFields): boolean {
  const isSame = wordsOf(one.content) === wordsOf(other.content);
  return isSame && sameFields({ ...one, content: "" }, { ...other, content: "" });
}
