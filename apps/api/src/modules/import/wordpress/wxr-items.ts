import { SaxesParser } from "saxes";
import { ImportError } from "../import-error.ts";

/** An element of the export: its attributes, its own text, and the elements in it that have no elements of their own, by name. */
export type WxrPart = { attributes: Record<string, string>; text: string; parts: Map<string, WxrPart[]> };
/** An `item` or `wp:author`, where it begins, and what is wrong with its XML; lines and columns from 1. */
export type WxrItem = WxrPart & {
  name: string;
  line: number;
  column: number;
  problem: string | null;
  losses: string[];
};

const wanted = new Set(["item", "wp:author"]);
const partsMax = 20_000;
const nestingMax = 100;
/** What saxes says of a text that is still whole: what follows is read as it stands. */
const harmless: [RegExp, string][] = [
  [/disallowed character/, "control characters"],
  [/undefined entity|disallowed entity name/, "an entity that XML does not know"],
];

const newPart = (attributes: Record<string, string> = {}): WxrPart => ({
  attributes,
  text: "",
  parts: new Map(),
});

/**
 * Finds the items and authors of a WordPress export in its XML, one at a time. Knows the five entities of XML alone: a document type, which
 * could define others or name files, is refused. Throws ImportError for what is no such export and for one that is cut off.
 */
export function wxrItems(source: string) {
  const parser = new SaxesParser({ xmlns: false, position: true });
  let [found, depth, isExport, isEnding, wasUnclosed] = [[] as WxrItem[], 0, false, false, false];
  let root: string | undefined;
  let item: (WxrItem & { depth: number; count: number }) | undefined;
  let open: { part: WxrPart; name: string; depth: number }[] = [];

  const here = () => `line ${parser.line}, column ${parser.column + 1}`;
  const fail = (what: string): never => {
    throw new ImportError(`${source}: ${what} at ${here()}`);
  };

  function finish(problem?: string) {
    if (!item) return;
    wasUnclosed ||= problem !== undefined;
    const { depth: _depth, count: _count, ...done } = item;
    found.push({ ...done, problem: done.problem ?? problem ?? null });
    [item, open] = [undefined, []];
  }

  function start(name: string, attributes: Record<string, string>) {
    item = {
      ...newPart(attributes),
      name,
      line: parser.line,
      column: Math.max(1, parser.column - name.length - 1),
      problem: null,
      losses: [],
      depth,
      count: 0,
    };
    open = [{ part: item, name, depth }];
  }

  parser.on("doctype", () => fail("declares a document type, which exports of WordPress do not,"));
  parser.on("error", (error) => {
    const message = error.message.replace(/^.*?\d+:\d+: /, "").replace(/\.$/, "");
    const [, loss] = harmless.find(([pattern]) => pattern.test(message)) ?? [];
    if (loss && item && !item.losses.includes(loss)) item.losses.push(loss);
    if (loss) return;
    if (isEnding) fail("ends in the middle, as if it were cut off,");
    // What an item without an end leaves behind was said with that item.
    if (!item && wasUnclosed) return;
    if (!item) return fail(`is no valid XML (${message})`);
    item.problem ??= `Its XML is broken at ${here()}: ${message}`;
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    root ??= name;
    if (root !== "rss") fail("is no WordPress export: it begins with another element than rss");
    if (depth > nestingMax) fail(`is nested more than ${nestingMax} deep`);
    if (name === "wp:wxr_version") isExport = true;
    // An item inside of an item: the one before was never closed.
    if (wanted.has(name)) {
      finish(`Its XML is broken: the next item begins at ${here()} before it has ended`);
      start(name, attributes as Record<string, string>);
      return;
    }
    const parent = open.at(-1);
    if (!item || !parent || item.count >= partsMax) return;
    item.count += 1;
    const part = newPart(attributes as Record<string, string>);
    const same = parent.part.parts.get(name);
    if (same) same.push(part);
    else parent.part.parts.set(name, [part]);
    open.push({ part, name, depth });
  });
  const addText = (text: string) => {
    const part = open.at(-1)?.part;
    if (part) part.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    if (open.at(-1)?.depth === depth) open.pop();
    depth -= 1;
    if (item?.name === name && wanted.has(name)) finish();
  });

  /** Takes the next text, and gives what it completes. */
  function read(text: string): WxrItem[] {
    parser.write(text);
    return take();
  }

  /** Call it after the last text. */
  function end(): WxrItem[] {
    if (!root) throw new ImportError(`${source}: is no WordPress export: it holds no XML element`);
    isEnding = true;
    parser.close();
    if (!isExport) throw new ImportError(`${source}: is no WordPress export: it names no wp:wxr_version`);
    return take();
  }

  function take() {
    const taken = found;
    found = [];
    return taken;
  }

  return { read, end };
}

/** The text of the first part of that name. */
export function partText(part: WxrPart, name: string): string {
  return part.parts.get(name)?.[0]?.text ?? "";
}
