import { isIP } from "node:net";
import { strangerNetwork } from "@callboard/server-kit/client-network";
import type { FastifyRequest } from "fastify";
import type { Requester } from "./code-limits.ts";

const accountList = /^\d{1,15}(,\d{1,15}){0,9}$/;

function textOf(header: string | string[] | undefined): string {
  return typeof header === "string" ? header : "";
}

/**
 * The requester, as the gateway describes them: only callers with an apikey get here. A caller that names no client is the
 * client itself.
 */
export function requesterOf({ headers, ip }: FastifyRequest, accountId: number | null): Requester {
  const named = textOf(headers["x-client-address"]);
  const known = textOf(headers["x-known-accounts"]);
  const knownIds = accountList.test(known) ? known.split(",").map(Number) : [];
  return {
    client: strangerNetwork(isIP(named) ? named : ip),
    accountId,
    ownIds: accountId === null ? knownIds : [accountId, ...knownIds],
  };
}
