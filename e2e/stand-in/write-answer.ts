import type { Answer, Entity, Row } from "./define-call.ts";
import type { StandInOptions } from "./options.ts";

type Shape = Pick<StandInOptions, "shape" | "lists" | "ids" | "fields">;

const isId = (name: string) => name === "id" || name.endsWith("_id");

function withTextIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTextIds);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, field]) =>
    isId(name) && typeof field === "number" ? [name, String(field)] : [name, withTextIds(field)],
  );
  return Object.fromEntries(entries);
}

/** Only what is required; of the rest, rows with an even id say null, and the others nothing. */
function requiredOnly(row: Row, { required, nested = {} }: Entity): object {
  const entries = Object.entries(row).flatMap(([name, field]) => {
    if (required.includes(name)) return [[name, field]];
    const inner = nested[name];
    if (inner && Array.isArray(field) && field.length > 0) {
      return [[name, field.map((each: Row) => requiredOnly(each, inner))]];
    }
    return row.id % 2 === 0 ? [[name, null]] : [];
  });
  return Object.fromEntries(entries);
}

function writeList(
  { name, rows, entity, place, more }: Answer & { kind: "list" },
  { shape, lists, fields }: Shape,
) {
  const isWhole = fields === "all";
  const from = place ? (place.page - 1) * place.limit : 0;
  const to = place ? from + place.limit : rows.length;
  const written = rows.slice(from, to).map((row) => (isWhole ? row : requiredOnly(row, entity)));
  const beside = {
    ...(isWhole && place && { pagination: { hasNextPage: to < rows.length } }),
    ...(isWhole && more),
  };
  const list = lists === "rows" ? { rows: written } : written;
  // Two calls name their list after what holds it.
  if (name === "data")
    return lists === "rows" ? { data: { rows: written, ...beside } } : { data: written, ...beside };
  const answer = name === "rows" ? { rows: written, ...beside } : { [name]: list, ...beside };
  return shape === "data" ? { data: answer } : answer;
}

function writeFields(answer: Answer & { kind: "item" | "fields" }, { shape, fields }: Shape) {
  const said =
    answer.kind === "fields"
      ? answer.fields
      : { [answer.name]: fields === "all" ? answer.row : requiredOnly(answer.row, answer.entity) };
  if (Object.keys(said).length === 0) return {};
  return shape === "data" ? { data: said } : said;
}

/** The body of an answer: `success`, `message`, and what the call has to say in the shape that was asked for. */
export function writeAnswer(answer: Answer, shape: Shape): object {
  const said = answer.kind === "list" ? writeList(answer, shape) : writeFields(answer, shape);
  const message = answer.kind === "list" ? "OK" : answer.message;
  const body = { success: true, message, ...said };
  return shape.ids === "string" ? (withTextIds(body) as object) : body;
}
