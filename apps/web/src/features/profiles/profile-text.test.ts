import { describe, expect, it } from "vitest";
import { excerptOf } from "./profile-text.ts";

describe("excerptOf", () => {
  it("puts a short text on one line uncut", () => {
    expect(excerptOf(" Stage first.\n\nThen film. ")).toBe("Stage first. Then film.");
  });

  it("truncates a long one with an ellipsis", () => {
    const cut = excerptOf("word ".repeat(60));
    expect(cut).toHaveLength(160);
    expect(cut.endsWith("…")).toBe(true);
  });
});
