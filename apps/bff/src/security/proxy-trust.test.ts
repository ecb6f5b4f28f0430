import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { createAddressReader } from "./proxy-trust.ts";

function requestFrom(address: string, forwardedFor: string): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
  return Object.assign(new IncomingMessage(socket), { headers: { "x-forwarded-for": forwardedFor } });
}

it.each([
  ["no proxy is trusted", [], "10.0.0.1", "1.2.3.4", "10.0.0.1"],
  ["another one is trusted", ["10.0.0.2"], "10.0.0.1", "1.2.3.4", "10.0.0.1"],
  ["a trusted one tells it", ["10.0.0.1"], "10.0.0.1", "1.2.3.4", "1.2.3.4"],
  ["a client invents more", ["10.0.0.1"], "10.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"],
  ["a chain of trusted ones tells it", ["10.0.0.0/8"], "10.0.0.1", "1.2.3.4, 10.0.0.9", "1.2.3.4"],
])("the client's address is found where %s", (_name, trusted, address, forwardedFor, found) => {
  expect(createAddressReader(trusted)(requestFrom(address, forwardedFor))).toBe(found);
});
