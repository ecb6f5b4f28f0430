const flow = "article aside blockquote details div fieldset footer form header main nav section summary";
/** Bare text inside of these makes no paragraphs. */
const whole = "address dl figure h1 h2 h3 h4 h5 h6 ol p pre table ul";
const blockTag = new RegExp(`(</?(?:${`${flow} ${whole}`.split(" ").join("|")}|hr)\\b[^<>]*>)`, "gi");
const nameOf = /^<(\/?)(\w+)/;
const wholeNames = new Set(whole.split(" "));
/** What keeps its line ends. */
const verbatim = /<(pre|script|style|textarea)\b/gi;

/**
 * Makes paragraphs of bare text and line breaks of single line ends, as WordPress does when it shows what its classic editor has stored.
 * What stands in elements of its own stays as it is.
 */
export function autop(html: string): string {
  const text = html.replace(/\r\n?/g, "\n");
  const lower = text.toLowerCase();
  const parts: string[] = [];
  let at = 0;
  for (const { index, 1: name = "" } of text.matchAll(verbatim)) {
    if (index < at) continue;
    const closing = `</${name.toLowerCase()}>`;
    const end = lower.indexOf(closing, index);
    if (end === -1) break;
    parts.push(paragraphs(text.slice(at, index)), text.slice(index, end + closing.length));
    at = end + closing.length;
  }
  return [...parts, paragraphs(text.slice(at))].filter(Boolean).join("\n");
}

function paragraphs(text: string): string {
  let depth = 0;
  const parts = text.split(blockTag).map((part, index) => {
    // The tags stand at the odd places.
    if (index % 2 === 0) return depth > 0 ? part : wrap(part);
    const [, slash, name = ""] = nameOf.exec(part) ?? [];
    if (wholeNames.has(name.toLowerCase())) depth = Math.max(0, depth + (slash ? -1 : 1));
    return part;
  });
  return parts.join("");
}

function wrap(text: string): string {
  const groups: string[][] = [[]];
  for (const line of text.split("\n")) {
    if (line.trim()) groups.at(-1)?.push(line.trim());
    else if (groups.at(-1)?.length) groups.push([]);
  }
  const kept = groups.filter((group) => group.length > 0);
  return kept.map((group) => `<p>${group.join("<br />\n")}</p>`).join("\n");
}
