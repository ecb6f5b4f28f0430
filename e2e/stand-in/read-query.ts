import { type Asked, type Call, type QueryParam, Refusal } from "./define-call.ts";

const limitMax = 100;

const readers: Record<QueryParam, { pattern: RegExp; read: (text: string) => string | number | boolean }> = {
  page: { pattern: /^[1-9]\d{0,5}$/, read: Number },
  limit: { pattern: /^[1-9]\d?$|^100$/, read: Number },
  id: { pattern: /^[1-9]\d{0,15}$/, read: Number },
  text: { pattern: /^/, read: (text) => text.trim() },
  flag: { pattern: /^(true|false|1|0)$/, read: (text) => text === "true" || text === "1" },
  column: { pattern: /^[a-z]+(_[a-z]+)*$/, read: (text) => text },
  order: { pattern: /^(ASC|DESC)$/i, read: (text) => text.toUpperCase() },
  when: { pattern: /^(upcoming|past)?$/, read: (text) => text },
};

/** The parameters of a call. Throws Refusal for a value of the wrong form and, where it is strict, for an unknown name. */
export function readQuery(
  call: Call,
  given: Record<string, unknown>,
  isStrict: boolean,
): Pick<Asked, "query" | "place"> {
  const known = call.query ?? {};
  const problems: Record<string, string> = {};
  const query: Asked["query"] = {};
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!kind) {
      if (isStrict) problems[name] = `${name} is no parameter of this call`;
    } else if (typeof value !== "string" || !readers[kind].pattern.test(value)) {
      problems[name] = `${name} is not valid`;
    } else {
      query[name] = readers[kind].read(value);
    }
  }
  if (Object.keys(problems).length > 0) throw new Refusal(422, problems);
  const { page = 1, limit = call.defaultLimit ?? limitMax } = query;
  return { query, place: { page: Number(page), limit: Number(limit) } };
}
