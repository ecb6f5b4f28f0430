import { describe, expect, it } from "vitest";
import { directoryUrl, profileKindOf, readDirectory } from "./directory-url.ts";

describe("readDirectory", () => {
  it.each([
    ["", { kind: null, page: 1 }],
    ["?kind=artist", { kind: "artist", page: 1 }],
    ["?kind=agency&profiles=3&page=2", { kind: "agency", page: 3 }],
    ["?kind=director&profiles=-1", { kind: null, page: 1 }],
  ])("parses %j as %j", (search, state) => {
    expect(readDirectory(new URLSearchParams(search))).toEqual(state);
  });
});

describe("directoryUrl", () => {
  it("changes its own search params and keeps the rest", () => {
    const search = new URLSearchParams("?query=mime&kind=artist&profiles=4");
    expect(directoryUrl("/", search, { kind: "agency", page: 2 })).toBe(
      "/?query=mime&kind=agency&profiles=2",
    );
    expect(directoryUrl("/", search, { kind: null, page: 1 })).toBe("/?query=mime");
    expect(directoryUrl("/", new URLSearchParams(), { kind: null, page: 1 })).toBe("/");
  });
});

describe("profileKindOf", () => {
  it("accepts artists and agencies", () => {
    expect(["artist", "agency", "toString", null].map(profileKindOf)).toEqual([
      "artist",
      "agency",
      null,
      null,
    ]);
  });
});
