const controls = /(?![\t\n\r])\p{Cc}/gu;

/** A text without control characters and broken characters, which cannot be stored. */
export function printable(text: string): string {
  return text.toWellFormed().replace(controls, "");
}

/** A text in one line, cut to a length at a space, with a word about that in `losses`. */
export function plainLine(text: string, { most, name }: { most: number; name: string }, losses: string[]) {
  const line = printable(text).replace(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  losses.push(`${name} is cut to ${most} characters`);
  const cut = line.slice(0, most - 1).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most - 40)).replace(/\uFFFD$/, "")}…`;
}
