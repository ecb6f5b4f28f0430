/** A stretch of text that stayed, came or went. */
export type Piece = { kind: "same" | "added" | "removed"; text: string };

/** Beyond it, what lies between the equal ends of two texts is shown as a whole. */
const cellsMax = 4_000_000;

function longestCommon(before: string[], after: string[]): Uint32Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const row = table[i] as Uint32Array;
    const below = table[i + 1] as Uint32Array;
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] =
        before[i] === after[j]
          ? (below[j + 1] as number) + 1
          : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  return table;
}

function* compared(before: string[], after: string[]): Generator<Piece> {
  if (before.length * after.length > cellsMax) {
    yield { kind: "removed", text: before.join("") };
    yield { kind: "added", text: after.join("") };
    return;
  }
  const table = longestCommon(before, after);
  const common = (i: number, j: number) => table[i]?.[j] ?? 0;
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && before[i] === after[j]) {
      yield { kind: "same", text: before[i] as string };
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && common(i + 1, j) >= common(i, j + 1))) {
      yield { kind: "removed", text: before[i] as string };
      i += 1;
    } else {
      yield { kind: "added", text: after[j] as string };
      j += 1;
    }
  }
}

/** Neighbours of one kind as one piece. */
function joined(pieces: Iterable<Piece>): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else if (piece.text) result.push({ ...piece });
  }
  return result;
}

/** Each word has the space before it. */
const wordsOf = (text: string) => text.match(/\n|[^\S\n]*\S+|[^\S\n]+/g) ?? [];

/** What became of a text, word by word. */
export function textDifference(before: string, after: string): Piece[] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  let end = 0;
  const rest = Math.min(one.length, other.length) - start;
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const same = (words: string[]): Piece => ({ kind: "same", text: words.join("") });
  return joined([
    same(one.slice(0, start)),
    ...compared(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    same(one.slice(one.length - end)),
  ]);
}
