import type { AppRouter } from "@callboard/bff/router";
import { createTRPCClient, type OperationLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { GatewayClient } from "./trpc.ts";

/** The way to the gateway, loaded with the first call: a rendered page brings its answers along. */
const gatewayLinkOnCall: TRPCLink<AppRouter> = (runtime) => {
  let link: Promise<OperationLink<AppRouter>> | undefined;
  const load = () => {
    link ??= import("./gateway-link.ts").then(({ gatewayLink }) => gatewayLink(runtime));
    // What did not arrive is asked for again by the next call.
    link.catch(() => {
      link = undefined;
    });
    return link;
  };
  return (call) =>
    observable((observer) => {
      let stop: (() => void) | null = () => {};
      load().then(
        (send) => {
          if (stop) stop = send(call).subscribe(observer).unsubscribe;
        },
        (cause) => observer.error(TRPCClientError.from<AppRouter>(cause)),
      );
      return () => {
        stop?.();
        stop = null;
      };
    });
};

/** How the browser reaches the gateway. */
export function createBrowserClient(): GatewayClient {
  return createTRPCClient<AppRouter>({ links: [gatewayLinkOnCall] });
}
