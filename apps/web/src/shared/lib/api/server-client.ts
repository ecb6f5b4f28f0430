import type { AppRouter } from "@callboard/bff/router";
import type { RenderInput } from "@callboard/contracts/rendering";
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { GatewayClient } from "./trpc.ts";

const internalErrorNumber = -32603;

/** A failure of `RenderInput.call` in the shape in which the browser's own client reports one. */
function asClientError(cause: unknown) {
  const { message, data } = Object(cause) as { message?: unknown; data?: unknown };
  return TRPCClientError.from<AppRouter>({
    error: { code: internalErrorNumber, message: String(message ?? ""), data } as never,
  });
}

/** The gateway's procedures while the gateway renders a page: called in its own process, without HTTP. */
export function createServerClient(call: RenderInput["call"]): GatewayClient {
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        call(op.path, op.input).then(
          (data) => {
            observer.next({ result: { type: "data", data } });
            observer.complete();
          },
          (cause) => observer.error(asClientError(cause)),
        );
      });
  return createTRPCClient<AppRouter>({ links: [link] });
}
