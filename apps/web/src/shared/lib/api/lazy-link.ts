import type { AppRouter } from "@callboard/bff/router";
import { type OperationLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** A link whose code is loaded with the first call that needs it. */
export function lazyLink(loadLink: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
  return (runtime) => {
    let loading: Promise<OperationLink<AppRouter>> | undefined;
    const load = () => {
      loading ??= loadLink().then((link) => link(runtime));
      // The next call tries again.
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    };
    return (call) =>
      observable((observer) => {
        let isOver = false;
        let stop = () => {};
        load().then(
          (send) => {
            // A call that was given up meanwhile is not sent.
            if (!isOver) stop = send(call).subscribe(observer).unsubscribe;
          },
          (cause) => observer.error(TRPCClientError.from<AppRouter>(cause)),
        );
        return () => {
          isOver = true;
          stop();
        };
      });
  };
}
