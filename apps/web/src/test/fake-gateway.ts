import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";
import { createServerClient } from "#shared/lib/api/server-client.ts";
import type { GatewayClient } from "#shared/lib/api/trpc.ts";

/** An answer by procedure ("blog.list"): its value, or a function of the input; throw `failure(…)` to refuse. */
export type Answers = Record<string, (input: never) => unknown>;

export type FakeGateway = {
  client: GatewayClient;
  calls: { path: string; input: Record<string, unknown> }[];
};

/** What a procedure throws to fail as the gateway fails. */
export function failure(code: ErrorCode, message: string = errorCatalogue[code].text) {
  return Object.assign(new Error(message), { data: { code } });
}

/** What a procedure throws to refuse single fields, as the gateway does. */
export function refusedFields(fields: Record<string, string>) {
  const message = Object.values(fields).join(", ");
  return Object.assign(new Error(message), { data: { code: "validation", fields } });
}

/** Never answers. */
export function never(): Promise<never> {
  return new Promise(() => {});
}

/** The gateway's procedures for a test, without a network. An unexpected call fails like an outage. */
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
