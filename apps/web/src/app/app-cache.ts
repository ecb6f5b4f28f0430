import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "#shared/lib/api/query-client.ts";
import { createErrorHandler } from "#shared/lib/failure/error-handler.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { endSession } from "#shared/lib/session/session.ts";
import { navigateFromOutside } from "./navigator-bridge.ts";

/** The browser's query cache; its errors become toasts, the not-found page or the end of the session. */
export function createAppCache(): QueryClient {
  return createQueryClient(
    createErrorHandler({
      toast: notify.error,
      goToNotFound: () => navigateFromOutside("/404", { replace: true }),
      endSession,
    }),
  );
}
