import { z } from "zod";
import { wireFlag, wireNumber } from "./values.ts";

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

/** A list as an array, or as an object with rows. */
const rowsOf = (value: unknown): unknown => (Array.isArray(value) ? value : fieldsOf(value)?.rows);

/** The fields of an answer, those under `data` beside `success`. */
function flatten(body: unknown): Fields {
  const fields = fieldsOf(body) ?? {};
  const data = fieldsOf(fields.data);
  return data ? { ...data, success: fields.success, message: fields.message } : fields;
}

const envelope = { success: z.literal(true).nullish(), message: z.string().nullish() };
const isObject = (body: unknown) => fieldsOf(body) !== undefined;

/** Reads an answer with `find`; anything but an object is left to the schema, which says so. */
function answer<Schema extends z.ZodType>(schema: Schema, find: (fields: Fields, body: Fields) => unknown) {
  return z.preprocess(
    (body: unknown) => (isObject(body) ? find(flatten(body), body as Fields) : body),
    schema,
  );
}

/** Where a list stands and how it goes on. */
export const wirePagination = z.object({
  page: wireNumber.nullish(),
  limit: wireNumber.nullish(),
  hasNextPage: wireFlag.nullish(),
  nextCursor: z.string().nullish(),
});
export type WirePagination = z.infer<typeof wirePagination>;

/**
 * The answer of a list, under `name` or as the data itself, as an array or as an object with rows. `more` are fields that
 * stand beside the list.
 */
export function listAnswer<Item extends z.ZodType, More extends z.ZodRawShape>(
  name: string,
  item: Item,
  more: More = {} as More,
) {
  const schema = z.object({
    ...envelope,
    ...more,
    rows: z.array(item),
    pagination: wirePagination.nullish(),
  });
  return answer(schema, (fields, { data }) => ({
    ...fields,
    rows: rowsOf(fields[name]) ?? rowsOf(data) ?? fields.rows,
    pagination: fields.pagination ?? fieldsOf(fields[name])?.pagination,
  }));
}

/** The answer of one thing, under `name` or as the data itself. */
export function itemAnswer<Item extends z.ZodType>(name: string, item: Item) {
  const schema = z.object({ ...envelope, item });
  return answer(schema, (fields, { data }) => ({
    ...fields,
    item: fields[name] ?? fieldsOf(data) ?? fields,
  }));
}

/** The answer of a change, of which only the message is read. */
export const messageAnswer = answer(z.object(envelope), (fields) => fields);

/** The answer with these fields, under `data` or beside `success`. */
export function fieldsAnswer<Shape extends z.ZodRawShape>(shape: Shape) {
  return answer(z.object({ ...envelope, ...shape }), (fields) => fields);
}
