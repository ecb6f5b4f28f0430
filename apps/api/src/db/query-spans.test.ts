import { type SpanOptions, setTracing, type Tracing } from "@callboard/server-kit/tracing";
import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { startDatabase } from "../test/database.ts";
import { professions } from "./schema/reference.ts";

const database = startDatabase();

/** Records the spans from now on, until the test is over. */
function recordSpans(): SpanOptions[] {
  const spans: SpanOptions[] = [];
  const span = { headers: null, set: () => undefined, fail: () => undefined };
  const inSpan: Tracing["inSpan"] = (options, work) => {
    spans.push(options);
    return work(span);
  };
  setTracing({ inSpan } as Tracing);
  onTestFinished(() => setTracing(null));
  return spans;
}

const canary = "canary-profession";

it("each query is a span of its own, in a transaction too, without its values", async () => {
  const { db } = database.current;
  const spans = recordSpans();
  await db.transaction(async (tx) => {
    await tx.insert(professions).values({ name: canary, position: 1 });
    await tx.transaction((inner) => inner.update(professions).set({ position: 2 }));
  });
  const found = await db.select().from(professions).where(eq(professions.name, canary));
  expect(found).toMatchObject([{ position: 2 }]);
  const queries = spans.filter(({ name }) => /^(insert|update|select)$/.test(name));
  expect(queries.map(({ name }) => name)).toEqual(["insert", "update", "select"]);
  for (const { kind, attributes } of queries) {
    expect(kind).toBe("client");
    expect(attributes).toEqual({
      "db.system.name": "postgresql",
      "db.query.text": expect.stringContaining('"professions"'),
    });
  }
  expect(JSON.stringify(spans)).not.toContain(canary);
});

it("a failed query fails as it does without a trace", async () => {
  recordSpans();
  await expect(database.current.db.execute("select 1 from nothing_of_ours")).rejects.toThrow();
});
