import { capabilities } from "@callboard/contracts/capability";
import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";
import { matchRoute } from "./match-route.ts";

const canonical = (pathname: string) =>
  canonicalPath(pathname, matchRoute({ pathname, search: "" }, capabilities).route);

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/blog", "/blog"],
    ["/blog/", "/blog"],
    ["/BLOG", "/blog"],
    ["/Blog/Self-Tape/", "/blog/Self-Tape"],
    ["/blog/TAG/mime", "/blog/tag/mime"],
    ["/mime/", "/mime"],
    ["/caf%C3%A9", "/caf%C3%A9"],
    ["/EVENT/7", "/event/7"],
    ["/Crowdfunding", "/Crowdfunding"],
    ["/crowdfunding/9/", "/crowdfunding/9"],
    ["/Crowdfunding/9", "/Crowdfunding/9"],
    ["/Admin/", "/admin"],
    ["/ADMIN/Staff/7/", "/admin/Staff/7"],
    ["/no/such/Page/", "/no/such/Page/"],
    ["/%E0%A4%A/", "/%E0%A4%A/"],
  ])("writes %s as %s", (pathname, written) => {
    expect(canonical(pathname)).toBe(written);
    expect(canonical(written)).toBe(written);
  });
});
