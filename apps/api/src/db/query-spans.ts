import { inSpan, isTracing } from "@callboard/server-kit/tracing";

/** What a driver calls a query: its text alone, or with more beside it. Values stand apart from it. */
type Query = string | { text: string };
type Queryable = { query: (query: Query, ...rest: never[]) => Promise<unknown> };

const longestText = 1_000;

function spanOf(query: Query) {
  const text = typeof query === "string" ? query : query.text;
  const [operation = "query"] = text.trim().split(/\s/, 1);
  const attributes = { "db.system.name": "postgresql", "db.query.text": text.slice(0, longestText) };
  return { name: operation.toLowerCase(), kind: "client", attributes } as const;
}

/** The same client, each of whose queries is a span of the trace that it is asked in. `change` replaces other methods. */
export function withQuerySpans<Client extends object>(client: Client, change: Partial<Client> = {}): Client {
  const { query } = client as Queryable;
  const traced: Queryable["query"] = (first, ...rest) =>
    isTracing()
      ? inSpan(spanOf(first), () => query.call(client, first, ...rest))
      : query.call(client, first, ...rest);
  return Object.assign(Object.create(client), { query: traced, ...change });
}
