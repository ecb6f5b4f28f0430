import { ImportError } from "../import-error.ts";

/** A row of a table, as its JSON; null for one that is longer than a row may be. Line and column from 1. */
export type GhostRow = { table: string; json: string | null; line: number; column: number };

const rowMax = 8_000_000;
const nestingMax = 1_000;
const keyMax = 200;

type Frame = { opening: "{" | "["; key: string };

/** What matters outside of strings. */
const structure = /["{}[\]]/g;
const stringEnd = /["\\]/g;

/**
 * Finds the rows of tables in the JSON of a Ghost export (`data.<table>`), without holding more than one of them. Throws
 * ImportError with line and column where brackets do not match, and where the text ends too early.
 */
export function ghostRows(source: string, wanted: ReadonlySet<string>) {
  const stack: Frame[] = [];
  let [line, lineStart, offset] = [1, 0, 0];
  let [isInString, isEscaped, isLarge] = [false, false, false];
  let [held, string] = ["", ""];
  let row: { table: string; depth: number; line: number; column: number } | undefined;

  const fail = (what: string, at: number): never => {
    throw new ImportError(`${source}: ${what} at line ${line}, column ${at - lineStart + 1}`);
  };

  const tableAt = () => {
    const [data, table] = [stack.at(-3), stack.at(-2)];
    if (stack.at(-1)?.opening !== "[" || table?.opening !== "{" || data?.key !== "data") return undefined;
    return wanted.has(table.key) ? table.key : undefined;
  };

  function hold(text: string) {
    if (!row || isLarge) return;
    isLarge = held.length + text.length > rowMax;
    held = isLarge ? "" : held + text;
  }

  function open(opening: "{" | "[", at: number) {
    const table = row || opening === "[" ? undefined : tableAt();
    if (table !== undefined) {
      row = { table, depth: stack.length, line, column: at - lineStart + 1 };
      [held, isLarge] = ["", false];
    }
    if (stack.length >= nestingMax) fail(`is nested more than ${nestingMax} deep`, at);
    // The latest string before a bracket in an object is the key of what the bracket opens.
    const parent = stack.at(-1);
    if (parent?.opening === "{") parent.key = string;
    stack.push({ opening, key: "" });
  }

  function shut(sign: string, at: number): boolean {
    if (stack.pop()?.opening !== (sign === "}" ? "{" : "[")) fail(`has a ${sign} too many`, at);
    return row !== undefined && stack.length === row.depth;
  }

  /** Where a string that is open at `from` ends in the text, or the text's length. */
  function skipString(text: string, from: number): number {
    let at = from;
    if (isEscaped) [isEscaped, at] = [false, at + 1];
    for (;;) {
      stringEnd.lastIndex = at;
      const found = stringEnd.exec(text);
      const end = found?.index ?? text.length;
      if (!row && string.length < keyMax) string += text.slice(at, Math.min(end, at + keyMax));
      if (!found) return text.length;
      if (text[end] === '"') {
        isInString = false;
        return end + 1;
      }
      if (end + 1 === text.length) isEscaped = true;
      at = end + 2;
    }
  }

  function* read(text: string): Generator<GhostRow> {
    let [at, rowFrom, counted] = [0, 0, 0];
    const countTo = (to: number) => {
      for (let end = text.indexOf("\n", counted); end !== -1 && end < to; end = text.indexOf("\n", counted)) {
        [line, counted, lineStart] = [line + 1, end + 1, offset + end + 1];
      }
    };
    while (at < text.length) {
      if (isInString) {
        at = skipString(text, at);
        continue;
      }
      structure.lastIndex = at;
      const found = structure.exec(text);
      const sign = found?.[0];
      if (!found || !sign) break;
      countTo(found.index);
      at = found.index + 1;
      if (sign === '"') [isInString, string] = [true, ""];
      else if (sign === "{" || sign === "[") {
        const before = row;
        open(sign, offset + found.index);
        if (row !== before) rowFrom = found.index;
      } else if (shut(sign, offset + found.index) && row) {
        hold(text.slice(rowFrom, at));
        yield { table: row.table, json: isLarge ? null : held, line: row.line, column: row.column };
        row = undefined;
      }
    }
    hold(text.slice(rowFrom));
    countTo(text.length);
    offset += text.length;
  }

  /** Call it after the last text. */
  function end() {
    if (offset === 0) throw new ImportError(`${source}: is empty`);
    if (stack.length > 0 || isInString) fail("ends in the middle, as if it were cut off,", offset);
  }

  return { read, end };
}
