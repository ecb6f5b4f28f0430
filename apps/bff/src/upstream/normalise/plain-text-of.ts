/** Named entities that the sanitiser leaves in text, and typographic ones that authors write. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
};

const lastCodePoint = 0x10ffff;

function decode(whole: string, entity: string): string {
  if (!entity.startsWith("#")) return named[entity.toLowerCase()] ?? whole;
  const isHex = /^#x/i.test(entity);
  const code = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= lastCodePoint ? String.fromCodePoint(code) : whole;
}

/** The text of sanitised HTML, without a DOM: tags removed, entities decoded, whitespace collapsed. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<br\s*\/?>/gi, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decode)
    .replace(/\s+/g, " ")
    .trim();
}
