/** The bytes that an answer brings, both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * What a Range header asks of so many bytes: null for all of them, which a header that says several ranges or cannot be read gets too, and
 * `unsatisfiable` for what lies behind the end.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return null;
  if (from === "")
    return Number(to) === 0 ? "unsatisfiable" : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const [start, last] = [Number(from), to === "" ? size - 1 : Number(to)];
  if (last < start && to !== "") return null;
  return start >= size ? "unsatisfiable" : { start, end: Math.min(last, size - 1) };
}
