import type { APIRequestContext } from "@playwright/test";
import { programs } from "./programs.ts";

/** Both halves of a session, as a browser sends them. */
export type Halves = { cookie: string; authorization: string };
type Headers = Partial<Halves> & { "x-forwarded-for"?: string };

const urlOf = (gateway: 0 | 1, path: string) => `${programs.gateways[gateway].url}/trpc/${path}`;

/** Calls a mutation at one gateway, past the proxy. */
export function change(
  request: APIRequestContext,
  gateway: 0 | 1,
  path: string,
  data?: unknown,
  headers: Headers = {},
) {
  const type = { "content-type": "application/json" };
  const body = data === undefined ? {} : { data: JSON.stringify(data) };
  return request.post(urlOf(gateway, path), { headers: { ...type, ...headers }, ...body });
}

/** Calls a query at one gateway, past the proxy. */
export function read(
  request: APIRequestContext,
  gateway: 0 | 1,
  path: string,
  input?: unknown,
  headers: Headers = {},
) {
  const search = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return request.get(urlOf(gateway, path) + search, { headers });
}
