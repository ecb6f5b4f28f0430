/** Where the scripts of India stand in Unicode. Their blocks are parallel: the same sound has the same place in each. */
const blocks = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
const blockLength = 0x80;
/** Where the "a" at the end of a word is not spoken: Devanagari, Bengali, Gurmukhi, Gujarati. */
const silentEnds = new Set([0x0900, 0x0980, 0x0a00, 0x0a80]);

/** From the place of the first one on. */
const vowels = { first: 0x05, sounds: "a a i i u u ri li e e e ai o o o au".split(" ") };
const signs = { first: 0x3e, sounds: "a i i u u ri ri e e e ai o o o au".split(" ") };
const consonants = {
  first: 0x15,
  sounds: "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(
    " ",
  ),
};
/** Nasals and the breath after a vowel. */
const ends = { first: 0x01, sounds: ["n", "n", "h"] };
const noVowel = 0x4d;

/** Letters that one script has besides, as the others would write them. The dot below changes a sound but little. */
const parallels = new Map([
  ...[..."\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u0a71"].map((dot) => [dot, ""] as const),
  ["\u09ce", "\u09a4\u09cd"],
  ["\u09f0", "\u09b0"],
  ["\u09f1", "\u09b5"],
  ["\u0a70", "\u0a02"],
  ["\u0d7a", "\u0d23\u0d4d"],
  ["\u0d7b", "\u0d28\u0d4d"],
  ["\u0d7c", "\u0d30\u0d4d"],
  ["\u0d7d", "\u0d32\u0d4d"],
  ["\u0d7e", "\u0d33\u0d4d"],
]);

/** Latin letters that are no letter with a mark on it. */
const letters = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", þ: "th", ı: "i" }),
);

const soundIn = ({ first, sounds }: typeof vowels, place: number): string | undefined =>
  sounds[place - first];

/** True where a consonant with this after it is spoken with an "a". Null is the end of the word. */
function hasOwnVowel(next: number | null, block: number, isAlone: boolean): boolean {
  if (next === null) return isAlone || !silentEnds.has(block);
  return next !== noVowel && soundIn(signs, next) === undefined;
}

/** A word of one of the scripts in Latin letters. */
function spelt(word: string, block: number): string {
  const places = [...word].map((letter) => (letter.codePointAt(0) ?? 0) - block);
  return places
    .map((place, index) => {
      const consonant = soundIn(consonants, place);
      if (consonant === undefined)
        return soundIn(vowels, place) ?? soundIn(signs, place) ?? soundIn(ends, place) ?? "";
      return consonant + (hasOwnVowel(places[index + 1] ?? null, block, places.length === 1) ? "a" : "");
    })
    .join("");
}

const words = blocks.map((block) => {
  const [from, to] = [block, block + blockLength - 1].map((point) => String.fromCodePoint(point));
  return { block, pattern: new RegExp(`[${from}-${to}]+`, "gu") };
});

/**
 * A text in small letters with those of India's scripts spelt in Latin ones, and without accents. What has no such spelling stays
 * as it is.
 */
export function inLatinLetters(text: string): string {
  const written = text.normalize("NFC").replace(/./gu, (letter) => parallels.get(letter) ?? letter);
  const latin = words.reduce(
    (read, { block, pattern }) => read.replace(pattern, (word) => spelt(word, block)),
    written,
  );
  return latin
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => letters.get(letter) ?? letter)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");
}
