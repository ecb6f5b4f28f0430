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
      let stop = () => {};
      load().then(
        (send) => {
          // A call that was given up meanwhile is not sent: the links look at its signal first.
          stop = send(call).subscribe(observer).unsubscribe;
        },
        (cause) => observer.error(TRPCClientError.from<AppRouter>(cause)),
      );
      return () => stop();
    });
};

/** How the browser reaches the gateway. */
export function createBrowserClient(): GatewayClient {
  return createTRPCClient<AppRouter>({ links: [lazyGatewayLink] });
}
