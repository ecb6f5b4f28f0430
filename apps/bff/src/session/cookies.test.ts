import { describe, expect, it } from "vitest";
import { readSessionCookie } from "./cookies.ts";

describe("the session cookie", () => {
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["theme=dark", undefined],
    ["__Host-Http-sid=", undefined],
    ["__Host-Http-sid=a.b.c", "a.b.c"],
    ["theme=dark; __Host-Http-sid=a=b ;x=y", "a=b"],
    ["x__Host-Http-sid=a; __host-http-sid=b; __Host-Http-sid2=c", undefined],
  ])("in %j is %j", (header, value) => {
    expect(readSessionCookie(header)).toBe(value);
  });
});
