import { z } from "zod";
import { wireFlag, wireInteger } from "./values.ts";

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

/** A list as an array, or as an object with rows. */
const rowsOf = (value: unknown): unknown => (Array.isArray(value) ? value : fieldsOf(value)?.rows);

/** The fields of an answer, those under `data` beside `success`. */
function flatten(body: unknown): Fields {
  const fields = fieldsOf(body) ?? {};
  const data = fieldsOf(fields.data);
  return data ? { ...fields, ...data, success: fields.success, message: fields.message } : fields;
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
  page: wireInteger.nullish(),
  limit: wireInteger.nullish(),
  hasNextPage: wireFlag.nullish(),
  nextCursor: z.string().nullish(),
});
export type WirePagination = z.infer<typeof wirePagination>;

type Message = { message?: string | null | undefined };

export type ListAnswer<Row> = Message & { rows: Row[]; pagination?: WirePagination | null | undefined };

/** A list, found under `name` or as the data itself, as an array or as an object with rows, with the fields `more` beside it. */
function listSchema(name: string, item: z.ZodType, more: z.ZodRawShape) {
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

/** The answer of a list. */
export function listAnswer<Row>(name: string, item: z.ZodType<Row>): z.ZodType<ListAnswer<Row>> {
  return listSchema(name, item, {}) as unknown as z.ZodType<ListAnswer<Row>>;
}

/** The answer of a list that belongs to something, which stands beside it under `owner`. */
export function ownedListAnswer<Row, Owner>(
  name: string,
  item: z.ZodType<Row>,
  owner: string,
  ownerSchema: z.ZodType<Owner>,
): z.ZodType<ListAnswer<Row> & { owner?: Owner | null | undefined }> {
  const schema = listSchema(name, item, { [owner]: ownerSchema.nullish() });
  const named = schema.transform((parsed) => ({ ...parsed, owner: (parsed as Fields)[owner] }));
  return named as unknown as z.ZodType<ListAnswer<Row> & { owner?: Owner | null | undefined }>;
}

/** The answer of one thing, under `name` or as the data itself. */
export function itemAnswer<Item>(name: string, item: z.ZodType<Item>) {
  return answer(z.object({ ...envelope, item }), (fields, { data }) => ({
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
