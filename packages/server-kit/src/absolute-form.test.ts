import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { readAbsoluteForm } from "./absolute-form.ts";

it.each([
  ["/path?a=b", "sent.example", "/path?a=b"],
  ["http://other.example/path?a=b", "other.example", "/path?a=b"],
  ["HTTPS://other.example:8443", "other.example:8443", "/"],
  ["http://other.example?a=http://b/c", "other.example", "/?a=http://b/c"],
  ["http://me@other.example/", "me@other.example", "/"],
  ["http:///path", "", "/path"],
  ["//other.example/path", "sent.example", "//other.example/path"],
])("%s is for %s, and asks for %s", (url, host, path) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  request.headers.host = "sent.example";
  readAbsoluteForm(request);
  expect([request.headers.host, request.url]).toEqual([host, path]);
});
