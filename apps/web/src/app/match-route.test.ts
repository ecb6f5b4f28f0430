import { reservedSlugs } from "@callboard/contracts/routes";
import { describe, expect, it } from "vitest";
import { matchRoute } from "./match-route.ts";

const match = (pathname: string) => matchRoute({ pathname, search: "?query=mime" });

describe("matchRoute", () => {
  it.each([
    ["/", "/"],
    ["/blog", "/blog"],
    ["/blog/", "/blog"],
    ["/BLOG", "/blog"],
    ["/privacy", "/privacy"],
    ["/Terms", "/terms"],
    ["/Crowdfunding", "/crowdfunding"],
    ["/404", "/404"],
    ["/blog/first-night", "/blog/:slug"],
    ["/blog/tag/mime", "/blog/tag/:tagName"],
    ["/mime", "/:tagName"],
    ["/mime/and/more", "*"],
    ["/blog/tag/mime/more", "*"],
  ])("gives %s to %s", (pathname, path) => {
    expect(match(pathname).route.path).toBe(path);
  });

  it("never takes a reserved first segment for a tag", () => {
    for (const slug of reservedSlugs) expect(match(`/${slug}`).route.path).not.toBe("/:tagName");
    expect(match("/Metrics").route.path).toBe("*");
  });

  it("finds nothing at an address that cannot be decoded", () => {
    expect(match("/%E0%A4%A").route.path).toBe("*");
  });

  it("hands over decoded parameters and the search", () => {
    const { params, search } = match("/blog/tag/caf%C3%A9");
    expect(params).toEqual({ tagName: "café" });
    expect(search.get("query")).toBe("mime");
  });
});
