import type { Query } from "./ask.ts";
import type { Settings } from "./settings.ts";

export type Fields = Record<string, unknown>;

type Issue = { code: string; path: PropertyKey[]; input?: unknown };
type Parsed = { success: true; data: unknown } | { success: false; error: { issues: unknown[] } };
/** A wire schema. */
export type Answer = { safeParse: (body: unknown, options: { reportInput: true }) => Parsed };
export type { Issue };

/** What earlier calls have shown, which later ones ask with. */
export type Known = {
  blogId?: string | undefined;
  slug?: string | undefined;
  blogCategoryId?: string | undefined;
  tagSlug?: string | undefined;
  eventId?: string | undefined;
  eventCategoryId?: string | undefined;
  city?: string | undefined;
  profession?: string | undefined;
  phone?: string | undefined;
  bearer?: string | undefined;
};

/** A filter: what is asked with it, and whether a row may be in its answer. */
type Filter = { query: Query; admits: (row: Fields) => boolean };

/** A list that comes by pages. `goesOn`: a screen has a button for its next page, and cannot do without. */
type Paged = { goesOn: boolean };

type Common = {
  /** As in the table of the calls: method and path. */
  name: string;
  /** The name that a list or a thing stands under; for other answers, that of a field they need. */
  holds?: string;
  answer: Answer;
  /** The fields that the table names of a row or of the thing. */
  fields?: readonly string[];
  learn?: (row: Fields, known: Known) => void;
};

/** A call that reads. */
export type ReadCall = Common & {
  kind: "list" | "item";
  /** Undefined as long as nothing is known to ask for. */
  path: (known: Known, settings: Settings) => string | undefined;
  query?: Query;
  paged?: Paged;
  filters?: (known: Known, settings: Settings) => Filter[];
  /** The path of something that there is not. A page needs a 404 there, or an empty list will do as well. */
  absent?: { path: string; emptyWillDo?: boolean };
};

/** A call that changes something, or signs in. */
export type WriteCall = Common & {
  kind: "write";
  path: string;
  needsBearer?: boolean;
  /** Sent as a form with files; others as JSON. */
  isForm?: boolean;
  /** Made without `write` too. */
  isHarmless?: boolean;
  /** What works; the text says what is missing to make one. */
  body: (known: Known, settings: Settings) => object | string;
  /** What has to be refused, besides a body with nothing in it. */
  refused?: { what: string; body: (known: Known, settings: Settings) => object };
};

export type ContractCall = ReadCall | WriteCall;
