import type { BlogTag } from "@callboard/contracts/blog";
import { describe, expect, it } from "vitest";
import { tagUrl, visibleTags } from "./visible-tags.ts";

const tag = (tag_slug: string, domain_name: string, tag_name = tag_slug): BlogTag => ({
  tag_id: 1,
  tag_name,
  tag_slug,
  domain_name,
});

describe("visibleTags", () => {
  it("keeps the tags of the current host, ignoring port, case and www.", () => {
    const tags = [tag("a", "callboard.in"), tag("b", "callboard.com"), tag("c", "www.callboard.in")];
    expect(visibleTags(tags, "WWW.Callboard.in:8080").map(({ tag_slug }) => tag_slug)).toEqual(["a", "c"]);
  });

  it("leaves out tags without a name", () => {
    expect(visibleTags([tag("a", "localhost", "  "), tag("b", "localhost", "")], "localhost:3000")).toEqual(
      [],
    );
  });

  it("shows a tag once", () => {
    expect(visibleTags([tag("a", "localhost"), tag("a", "localhost")], "localhost")).toHaveLength(1);
  });
});

describe("tagUrl", () => {
  it.each([
    ["self-tape", "/self-tape"],
    ["events", "/blog/tag/events"],
    ["Help", "/blog/tag/Help"],
    ["a b/c", "/a%20b%2Fc"],
  ])("has the URL of %s at %s", (slug, address) => {
    expect(tagUrl(slug)).toBe(address);
  });
});
