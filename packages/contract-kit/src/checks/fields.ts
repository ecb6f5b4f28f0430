import type { ContractCall, Fields, Issue } from "../contract-call.ts";

const textMax = 40;

function kindOf(value: unknown): string {
  if (value === undefined) return "is missing";
  if (value === null) return "is null";
  if (Array.isArray(value)) return "is a list";
  if (typeof value !== "string") return typeof value === "object" ? "is an object" : `is a ${typeof value}`;
  return value.length > textMax ? "is a text of another form" : `is the text ${JSON.stringify(value)}`;
}

const isIndex = (part: PropertyKey) => typeof part === "number";

/** The name of a field as the answer has it: without the places in a list, and what the schema calls it. */
function nameOf(path: PropertyKey[], { kind, holds }: ContractCall): string {
  const [first, ...rest] = path.filter((part) => !isIndex(part)).map(String);
  const isHeld = kind === "list" ? first === "rows" : first === "item";
  const names = isHeld ? rest : [first ?? "the answer", ...rest];
  return names.join(".") || (holds ?? "the answer");
}

/** What does not fit, a line for each field, with the number of rows where there are several. */
export function misfits(issues: Issue[], call: ContractCall, rowCount: number): string[] {
  const counts = new Map<string, number>();
  for (const { code, path, input } of issues) {
    const name = nameOf(path, call);
    // A rule between fields, which says that one of them is missing, has the whole row for its input.
    const line = `${name} ${kindOf(code === "custom" ? undefined : input)}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) =>
    rowCount > 1 ? `${line} in ${count} of ${rowCount} rows` : line,
  );
}

const isLeftOut = (value: unknown) => value === undefined || value === null;

/** The fields that no row has. */
export function leftOut(rows: Fields[], fields: readonly string[]): string[] {
  return rows.length === 0 ? [] : fields.filter((name) => rows.every((row) => isLeftOut(row[name])));
}
