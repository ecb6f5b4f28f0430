import { reveal, withPlainDigits } from "./revealed-text.ts";

const mail = /[a-z0-9][\w.+-]{0,63}@[a-z0-9][a-z0-9.-]{0,80}\.[a-z]{2,12}/g;
const phone = /\+?\d(?:[ ().-]{0,2}\d){9,13}/g;

const topLevels = "com|in|org|net|co|io|uk|de|fr|es|it|eu|info|biz|me|app|studio|live|art|agency|casting";
const mailHosts = "gmail|googlemail|yahoo|outlook|hotmail|icloud|proton|protonmail|rediffmail|zoho";
const dot =
  "(?:\\s{0,3}[([{<]\\s?(?:dot|d0t|\\.)\\s?[)\\]}>]\\s{0,3}|\\s{1,3}(?:dot|d0t)\\s{1,3}|\\s{0,3}\\.\\s{0,3})";
const saidDot = "(?:\\s{0,3}[([{<]\\s?(?:dot|d0t|\\.)\\s?[)\\]}>]\\s{0,3}|\\s{1,3}(?:dot|d0t)\\s{1,3})";
const saidAt = "\\s{0,3}[([{<]\\s?(?:at|@)\\s?[)\\]}>]\\s{0,3}";
const name = "[a-z0-9][a-z0-9_.+-]{1,40}";
const host = "[a-z0-9-]{2,40}";

/** Ways to write an address so that only people read it. */
const spelled = [
  new RegExp(`${name}${saidAt}${host}${dot}(?:${topLevels})\\b`),
  new RegExp(`${name}\\s{1,3}at\\s{1,3}${host}${saidDot}(?:${topLevels})\\b`),
  new RegExp(`${name}\\s{1,3}at\\s{1,3}(?:${mailHosts})${dot}(?:${topLevels})\\b`),
  new RegExp(`${name}\\s{0,3}@\\s{0,3}${host}${saidDot}(?:${topLevels})\\b`),
  new RegExp(
    `${name}(?:\\s{1,3}@\\s{0,3}|\\s{0,3}@\\s{1,3})(?:${mailHosts})\\s{0,2}\\.\\s{0,2}(?:${topLevels})\\b`,
  ),
  /[a-z0-9](?: ?[._-]? [a-z0-9.]){2,30} @ [a-z0-9](?: [a-z0-9]){1,30} \. [a-z](?: ?[a-z]){1,3}\b/,
];

const numberWords: Record<string, string> = {
  ...{ zero: "0", one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8" },
  ...{ nine: "9", oh: "0", shunya: "0", ek: "1", teen: "3", char: "4", chaar: "4", paanch: "5", panch: "5" },
  ...{ chhe: "6", chhah: "6", saat: "7", sat: "7", aath: "8", aat: "8", nau: "9" },
  ...{
    शून्य: "0",
    एक: "1",
    दो: "2",
    तीन: "3",
    चार: "4",
    पांच: "5",
    पाँच: "5",
    छह: "6",
    सात: "7",
    आठ: "8",
    नौ: "9",
  },
};
const numbers = new Map(Object.entries(numberWords).map(([said, digit]) => [reveal(said), digit]));
const times = new Map([
  ["double", 2],
  ["triple", 3],
]);

/** Counting, as dancers do, is no number: each digit is next to the one before. */
const isCounting = (digits: string) =>
  [...digits].every(
    (digit, index) =>
      index === 0 || Math.abs(Number(digit) - Number(digits[index - 1])) <= 1 || digits[index - 1] === "8",
  );

/** A number that is said in words, or digit by digit: eight and more in a row. */
function saidNumber(revealed: string): string | null {
  let digits = "";
  let said = 0;
  let repeat = 1;
  const words = revealed.split(/[^\p{L}\p{M}\p{N}]+/u);
  for (const text of [...words, ""]) {
    const digit = numbers.get(text) ?? (/^\d{1,2}$/.test(text) ? text : undefined);
    if (times.has(text)) repeat = times.get(text) ?? 1;
    else if (digit !== undefined) {
      digits += digit.repeat(repeat);
      said += 1;
      repeat = 1;
    } else {
      if (digits.length >= 8 && said >= 5 && !isCounting(digits)) return digits;
      [digits, said, repeat] = ["", 0, 1];
    }
  }
  return null;
}

const found = (text: string, pattern: RegExp) => new Set(text.match(pattern) ?? []);

/** What stands in a text only once it is revealed: invisible characters, or letters of another kind, were in it. */
function hiddenIn(text: string, revealed: string): string | null {
  const asWritten = withPlainDigits(text.toLowerCase());
  for (const pattern of [mail, phone]) {
    const open = found(asWritten, pattern);
    for (const each of found(revealed, pattern)) if (!open.has(each)) return each;
  }
  return null;
}

/** An e-mail address or a phone number of a text that was written so that filters do not see it; null for none. */
export function disguisedContact(text: string): string | null {
  const revealed = reveal(text);
  const hidden = hiddenIn(text, revealed);
  if (hidden) return hidden;
  for (const pattern of spelled) {
    const match = pattern.exec(revealed);
    if (match) return match[0].trim();
  }
  return saidNumber(revealed);
}
