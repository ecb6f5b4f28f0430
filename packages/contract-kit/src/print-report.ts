import type { CallReport, Report, Shape } from "./report.ts";

const columns = ["call", "answers", "fields", "lists", "ids", "result"] as const;

const shapeCells = ({ fields, list, ids }: Shape) => [fields ?? "", list ?? "", ids ?? ""];

function resultOf({ failures, notes, status }: CallReport): string {
  if (failures.length > 0) return failures.length === 1 ? "1 failure" : `${failures.length} failures`;
  if (status === undefined) return "not looked at";
  if (notes.length === 0) return "ok";
  return notes.length === 1 ? "ok, 1 note" : `ok, ${notes.length} notes`;
}

function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function findingsOf(title: string, calls: CallReport[], read: (call: CallReport) => string[]): string[] {
  const callsByText = new Map<string, string[]>();
  for (const call of calls) {
    for (const text of read(call)) callsByText.set(text, [...(callsByText.get(text) ?? []), call.call]);
  }
  const lines = [...callsByText].map(([text, names]) => `  ${names.join(", ")}: ${text}`);
  return lines.length > 0 ? ["", title, ...lines] : [];
}

/** A report for a terminal: a table, what no page could work with, what is left out, and the sum. */
export function printReport({ url, passed, calls }: Report): string {
  const cells = calls.map((call) => [
    ...[call.call, String(call.status ?? "–"), ...shapeCells(call.shape)],
    resultOf(call),
  ]);
  const failed = calls.filter(({ failures }) => failures.length > 0).length;
  return [
    ...tableOf([columns, ...cells]),
    ...findingsOf("Failures", calls, ({ failures }) => failures),
    ...findingsOf("Notes", calls, ({ notes }) => notes),
    "",
    passed
      ? `${url} fits the contract: every page works with what was looked at.`
      : `${url} does not fit the contract: ${failed} of ${calls.length} calls have failures.`,
  ].join("\n");
}
