import type { AppRouter } from "@callboard/bff/router";
import { createTRPCClient, type OperationLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { GatewayClient } from "./trpc.ts";

/** Loads the HTTP links with the first call: a rendered page brings its answers along. */
const lazyGatewayLink: TRPCLink<AppRouter> = (runtime) => {
  let loading: Promise<OperationLink<AppRouter>> | undefined;
  const load = () => {
    loading ??= import("./gateway-link.ts").then(({ gatewayLink }) => gatewayLink(runtime));
    // The next call tries again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
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
  return createTRPCClient<AppRouter>({ links: [lazyGatewayLink] });
}
