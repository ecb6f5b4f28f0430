import { expect, it } from "vitest";
import { loggedPath } from "./logged-path.ts";

it.each([
  ["/blog/preview-of-the-season?query=a?b", "/blog/preview-of-the-season"],
  ["/blog/preview", "/blog/preview"],
  ["/shortlist/shared", "/shortlist/shared"],
  ["/api/v1/shortlist/event/7", "/api/v1/shortlist/event/7"],
  ["/api/v1/notification/unsubscribe", "/api/v1/notification/unsubscribe"],
  ["/unsubscribe/", "/unsubscribe/"],
  ["*", "*"],
  ["", ""],
])("is the path of %j alone", (address, path) => {
  expect(loggedPath(address)).toBe(path);
});

it.each([
  ["/unsubscribe/canary", "/unsubscribe/[redacted]"],
  ["//Unsubscribe//canary/?a=b", "//Unsubscribe//[redacted]/"],
  ["https://callboard.in/unsubscribe/canary", "https://callboard.in/unsubscribe/[redacted]"],
  ["/unsubscribe/unsubscribe/unsubscribe/canary", "/unsubscribe/[redacted]/unsubscribe/[redacted]"],
  ["/blog/preview/canary?as=json", "/blog/preview/[redacted]"],
  ["/api/v1/blog/preview/canary", "/api/v1/blog/preview/[redacted]"],
  ["/api/v1/notification/unsubscribe/canary", "/api/v1/notification/unsubscribe/[redacted]"],
  ["/api/v1/shortlist/tape/canary/content", "/api/v1/shortlist/tape/[redacted]/content"],
])("has no token of %j", (address, path) => {
  expect(loggedPath(address)).toBe(path);
});
