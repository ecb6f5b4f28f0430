import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";
import { createServerClient } from "#shared/lib/api/server-client.ts";
import type { GatewayClient } from "#shared/lib/api/trpc.ts";

/** The answers by procedure ("blog.list"): a value, or a function of the input; throw `failure(…)` to fail. */
export type Answers = Record<string, (input: never) => unknown>;

export type FakeGateway = {
  client: GatewayClient;
  calls: { path: string; input: Record<string, unknown> }[];
};

/** An error of the gateway, for a procedure to throw. */
export function failure(code: ErrorCode, message: string = errorCatalogue[code].text) {
  return Object.assign(new Error(message), { data: { code } });
}

/** A validation error of fields, for a procedure to throw. */
export function refusedFields(fields: Record<string, string>) {
  const message = Object.values(fields).join(", ");
  return Object.assign(new Error(message), { data: { code: "validation", fields } });
}

export function never(): Promise<never> {
  return new Promise(() => {});
}

/** The gateway's procedures without a network. An unexpected call fails like an outage. */
export function fakeGateway(answers: Answers): FakeGateway {
  const calls: FakeGateway["calls"] = [];
  const client = createServerClient(async (path, input) => {
    calls.push({ path, input: (input ?? {}) as Record<string, unknown> });
    const answer = answers[path];
    if (!answer) throw failure("network");
    return answer(input as never);
  });
  return { client, calls };
}
