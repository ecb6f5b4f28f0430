import { type Capability, capabilities } from "@callboard/contracts/capability";
import { isReservedSlug, reservedSlugs } from "@callboard/contracts/routes";
import { describe, expect, it } from "vitest";
import { accountPages } from "./account-pages.tsx";
import { furtherPages } from "./further-pages.tsx";
import { matchRoute } from "./match-route.ts";
import { routes } from "./routes.tsx";

const match = (pathname: string, offered: readonly Capability[] = capabilities) =>
  matchRoute({ pathname, search: "?query=mime" }, offered);

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
  ])("matches %s with %s", (pathname, path) => {
    expect(match(pathname).route.path).toBe(path);
  });

  it("never treats a reserved first segment as a tag", () => {
    for (const slug of reservedSlugs) expect(match(`/${slug}`).route.path).not.toBe("/:tagName");
    expect(match("/Metrics").route.path).toBe("*");
  });

  it("leaves no tag the first segment of a page's address", () => {
    const paths = [...routes, ...accountPages, ...furtherPages].map(({ path }) => path);
    const segments = paths.map((path) => path.split("/")[1]?.toLowerCase() ?? "");
    const free = segments.filter((segment) => /^[a-z]/.test(segment) && !isReservedSlug(segment));
    expect(free).toEqual([]);
  });

  it("shows the not-found page for a URL that cannot be decoded", () => {
    expect(match("/%E0%A4%A").route.path).toBe("*");
  });

  it.each([
    ["/account", "accounts"],
    ["/admin", "staff"],
    ["/admin/staff", "staff"],
    ["/forgot-password", "accounts"],
    ["/profiles/artist/7", "profiles"],
    ["/blog/author/asha-rao", "authors"],
  ] as const)("knows %s only where the upstream offers %s", (pathname, needed) => {
    expect(match(pathname, [needed]).route.path).not.toBe("*");
    expect(
      match(
        pathname,
        capabilities.filter((name) => name !== needed),
      ).route.path,
    ).toBe("*");
  });

  it("returns decoded parameters and the search params", () => {
    const { params, search } = match("/blog/tag/caf%C3%A9");
    expect(params).toEqual({ tagName: "café" });
    expect(search.get("query")).toBe("mime");
  });
});
