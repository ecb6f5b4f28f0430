import type { AppRouter } from "@callboard/bff/router";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { askForFactor } from "./factor-request.ts";

/**
 * Sends a call, and where it is refused for want of a fresh second factor, once more after that was shown. The caller only waits
 * longer. Without a code it gets the refusal.
 */
export const factorLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let stop = () => {};
      let isStopped = false;
      const send = () => {
        const sent = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (readFailure(error).code !== "factor_required") return observer.error(error);
            void askForFactor().then((isShown) => {
              if (isStopped) return;
              if (isShown) send();
              else observer.error(error);
            });
          },
        });
        stop = () => sent.unsubscribe();
      };
      send();
      return () => {
        isStopped = true;
        stop();
      };
    });
