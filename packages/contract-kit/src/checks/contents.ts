import type { ContractCall, Fields } from "../contract-call.ts";
import type { Shape } from "../report.ts";

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const rowsOf = (value: unknown): unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  return isFields(value) && Array.isArray(value.rows) ? value.rows : undefined;
};

/** What an answer holds, as it was sent, and in which shape. */
export type Contents = { rows: Fields[]; pagination: Fields | undefined; shape: Shape };

function shapeOf(
  body: Fields,
  { kind, holds }: ContractCall,
  list: unknown,
  first: Fields | undefined,
): Shape {
  const isInData = isFields(body.data) || (body.data !== undefined && body.data === list);
  const says = holds !== undefined || isInData;
  return {
    ...(says && { fields: isInData ? "data" : "beside success" }),
    ...(kind === "list" && { list: Array.isArray(list) ? "array" : "rows" }),
    ...(first?.id !== undefined && { ids: typeof first.id === "number" ? "number" : "text" }),
  };
}

/** The rows of a list, or one thing as the only row. */
export function contentsOf(json: unknown, call: ContractCall): Contents {
  const body = isFields(json) ? json : {};
  const inner = isFields(body.data) ? { ...body, ...body.data } : body;
  const named = inner[call.holds ?? ""];
  const list = [named, body.data, inner].find((value) => rowsOf(value));
  const item = isFields(named) ? named : inner;
  const rows = call.kind === "list" ? (rowsOf(list) ?? []).filter(isFields) : [item];
  const pagination = inner.pagination ?? (isFields(named) ? named.pagination : undefined);
  return {
    rows,
    pagination: isFields(pagination) ? pagination : undefined,
    shape: shapeOf(body, call, list === inner ? undefined : list, rows[0]),
  };
}
