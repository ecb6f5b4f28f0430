/** A cell that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/;

/** A text as a CSV cell (RFC 4180), which no spreadsheet takes for a formula. */
function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
