import {
  contributionData,
  ledgerData,
  type ledgerQuery,
  ownContributionsData,
  type ownContributionsQuery,
  type pledgeInput,
} from "@callboard/contracts/contribution";
import type { z } from "zod";
import { extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { method: "GET", class: "read" } as const;
const write = { method: "POST", class: "write" } as const;

type Pledge = z.output<typeof pledgeInput>;
type Ledger = { event_id: number } & z.output<typeof ledgerQuery>;

export const contributionCalls = {
  create: extensionCall({
    capability: "pledges",
    ...write,
    path: () => "/crowdfunding/contribute",
    headers: ({ idempotency_key }: Pledge) => ({ "idempotency-key": idempotency_key }),
    body: ({ contribution }: Pledge) => contribution,
    data: contributionData,
  }),
  reverse: extensionCall({
    capability: "pledges",
    ...write,
    path: ({ id }: { id: number }) => `/crowdfunding/reverse/${segment(id)}`,
    data: contributionData,
  }),
  ledger: extensionCall({
    capability: "pledges",
    ...read,
    path: ({ event_id }: Ledger) => `/crowdfunding/ledger/${segment(event_id)}`,
    query: ({ event_id: _, ...page }: Ledger) => page,
    data: ledgerData,
  }),
  mine: extensionCall({
    capability: "pledges",
    ...read,
    path: () => "/crowdfunding/mine",
    query: (input: z.output<typeof ownContributionsQuery>) => input,
    data: ownContributionsData,
  }),
};
