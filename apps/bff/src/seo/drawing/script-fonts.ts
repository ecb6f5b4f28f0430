import { inLatinLetters } from "@callboard/contracts/latin-letters";
import { drawable } from "./draw-text.ts";
import { fontFiles } from "./fonts.ts";

type Weight = "medium" | "bold";
type Script = keyof typeof fontFiles;

/** A part of a text that one font writes. */
export type Run = { text: string; script: Script };

const scripts: [Script, RegExp][] = [
  ["devanagari", /\p{Script=Devanagari}/u],
  ["arabic", /\p{Script=Arabic}/u],
  ["hebrew", /\p{Script=Hebrew}/u],
];
/** What stands between words of any script. */
const isNeutral = (letter: string) => /[\s\p{P}\p{N}\p{Mn}\u200c\u200d]/u.test(letter);
const isRightToLeft = (script: Script) => script === "arabic" || script === "hebrew";

/** Words of a script of India that no font of ours writes, in Latin letters with a capital; others as they are. */
function spelt(text: string): string {
  return text.replace(/[\u0980-\u0dff]+/g, (word) => {
    const latin = inLatinLetters(word);
    return latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}

/** Parts a text by the fonts that write it. Words that are read from the right stand in the order in which they are drawn. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of spelt(drawable(text))) {
    const last = runs.at(-1);
    const script = scripts.find(([, pattern]) => pattern.test(letter))?.[0];
    if (last && (last.script === script || isNeutral(letter) || (!script && last.script === "latin")))
      last.text += letter;
    else runs.push({ text: letter, script: script ?? "latin" });
  }
  return runs.map(({ text, script }) =>
    isRightToLeft(script) ? { text: text.split(" ").reverse().join(" "), script } : { text, script },
  );
}

export const fontOf = (script: Script, weight: Weight): string => fontFiles[script][weight];
