/** An answer on its way out; `call` is the path of the call below the base path, as in its table. */
export type Outgoing = {
  call: string;
  query: Record<string, string>;
  status: number;
  type: string;
  body: unknown;
};

/** What a stand-in may be told. Everything has a default. */
export type StandInOptions = {
  /** 0 takes a free one. */
  port: number;
  host: string;
  basePath: string;
  /** Below the base path; the specification names none. */
  eventCategoriesPath: string;
  apiKey: string;
  /** The header with the domain suffix, and how it is written there: `.in` or `in`. */
  suffixHeader: string;
  suffixForm: "dotted" | "bare";
  /** Everything under `data`, or beside `success`. */
  shape: "data" | "flat";
  /** A list as an array, or as an object with rows. */
  lists: "array" | "rows";
  ids: "number" | "string";
  /** All fields that the specification names, or only those that no screen can work without: the others are missing or null. */
  fields: "all" | "required";
  /** Whether names that the specification does not have are refused: parameters, fields, a domain suffix of another form. */
  isStrict: boolean;
  /** What it takes for today. */
  now: Date;
  /** What becomes of an answer on its way out, for tests that spoil one. */
  change: (answer: Outgoing) => Outgoing;
};

/** The options in full. */
export function withDefaults(options: Partial<StandInOptions>): StandInOptions {
  return {
    port: 0,
    host: "127.0.0.1",
    basePath: "/api/v1",
    eventCategoriesPath: "/event-category/view",
    apiKey: "stand-in-key",
    suffixHeader: "x-domain-suffix",
    suffixForm: "dotted",
    shape: "data",
    lists: "array",
    ids: "number",
    fields: "all",
    isStrict: true,
    now: new Date(),
    change: (answer) => answer,
    ...options,
  };
}
