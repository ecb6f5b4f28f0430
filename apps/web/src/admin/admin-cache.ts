import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "#shared/lib/api/query-client.ts";
import { createErrorHandler } from "#shared/lib/failure/error-handler.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { endSession } from "#shared/lib/session/session.ts";

/**
 * The query cache of one person. What is not there says so in its own place: no failure leads away from the page. A session that
 * is over ends wherever a call finds out, also where a form shows its own failures.
 */
export function createAdminCache(): QueryClient {
  const show = createErrorHandler({ toast: notify.error, goToNotFound: () => {}, endSession });
  return createQueryClient((error, asked) => {
    if (readFailure(error).code === "unauthorized") endSession();
    else show(error, asked);
  });
}
