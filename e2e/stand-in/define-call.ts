import type { z } from "zod";
import type { Person } from "./content/people.ts";
import type { Store } from "./store.ts";

/** A row of a list, or one thing, as it lies in memory: with every field that the specification names. */
export type Row = { id: number } & Record<string, unknown>;

/** Which fields of a row no screen can work without, and what else lies in it. */
export type Entity = {
  required: readonly string[];
  /** Lists inside, which are no optional fields of a row while something is in them. */
  nested?: Record<string, Entity>;
};

/** What a call has to say; `write-answer.ts` gives it the shape that was asked for. */
export type Answer =
  | { kind: "list"; name: string; rows: readonly Row[]; entity: Entity; place: Place; more?: object }
  | { kind: "item"; name: string; row: Row; entity: Entity; message: string }
  | { kind: "fields"; fields: object; message: string };

/** Which part of a list is asked for; undefined where it comes whole. */
type Place = { page: number; limit: number } | undefined;

export type Asked = {
  params: Record<string, string>;
  query: Query;
  place: NonNullable<Place>;
  /** What the schema of the body makes of it. */
  body: Record<string, unknown>;
  /** Who showed a bearer; on a call that needs one always somebody. */
  person: Person | undefined;
  store: Store;
};

export type Query = Record<string, string | number | boolean>;

/** The kinds of query parameters. */
export type QueryParam = "page" | "limit" | "id" | "text" | "flag" | "column" | "order" | "when";

/** One call of the specification's table. */
export type Call = {
  method: "GET" | "POST";
  path: string;
  /** Its parameters, and how many rows it gives without a limit. */
  query?: Record<string, QueryParam>;
  defaultLimit?: number;
  needsBearer?: boolean;
  /** The fields of the body, sent as JSON or, with `isForm`, as a form with files. */
  body?: z.ZodRawShape;
  isForm?: boolean;
  answer: (asked: Asked) => Answer | Promise<Answer>;
};

/** Refuses a call: `message` is an object of field messages where the status is 422. */
export class Refusal extends Error {
  readonly status: number;
  readonly said: string | Record<string, string>;
  constructor(status: number, said: string | Record<string, string>) {
    super(JSON.stringify(said));
    this.status = status;
    this.said = said;
  }
}
