type Span = { open: RegExp; close: string };

/**
 * Replaces each stretch from what `open` matches to the next `close`, both included. `open` is sticky-free and global. Looks
 * at each character a fixed number of times: an opening without an end stays as it is, and so does what follows.
 */
export function replaceBetween(
  text: string,
  { open, close }: Span,
  replace: (inner: string, opening: RegExpMatchArray) => string,
): string {
  const parts: string[] = [];
  let done = 0;
  for (const opening of text.matchAll(open)) {
    if (opening.index < done) continue;
    const start = opening.index + opening[0].length;
    const end = text.indexOf(close, start);
    if (end === -1) break;
    parts.push(text.slice(done, opening.index), replace(text.slice(start, end), opening));
    done = end + close.length;
  }
  return parts.join("") + text.slice(done);
}
