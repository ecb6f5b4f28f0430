import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checked, markParsed } from "./checked.ts";

const schema = z.object({ id: z.number() });

describe("what a procedure answers", () => {
  it("is what its schema says, and nothing else", () => {
    expect(checked(schema)({ id: 1, secret: "x" })).toEqual({ id: 1 });
    expect(() => checked(schema)({ id: "1" })).toThrow(z.ZodError);
    expect(checked(z.null())(null)).toBeNull();
  });

  it("is taken as it is where that schema has made it", () => {
    const value = schema.parse({ id: 1, secret: "x" });
    markParsed(value, schema);
    expect(checked(schema)(value)).toBe(value);
  });

  it("is looked at again where another schema has made it, or it is a changed copy", () => {
    const value = { id: 1, secret: "x" };
    markParsed(value, z.object({ id: z.number(), secret: z.string() }));
    expect(checked(schema)(value)).toEqual({ id: 1 });
    markParsed(value, schema);
    expect(checked(schema)({ ...value })).toEqual({ id: 1 });
  });
});
