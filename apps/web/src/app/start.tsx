import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createErrorHandler } from "../shared/lib/error-handler.ts";
import { notify } from "../shared/lib/notify.ts";
import { PageContext } from "../shared/lib/page-context.ts";
import { type PageState, unpackQueries } from "../shared/lib/page-state.ts";
import { createQueryClient } from "../shared/lib/query-client.ts";
import { endSession } from "../shared/lib/session.ts";
import { createBrowserClient } from "../shared/lib/trpc.ts";
import { App } from "./app.tsx";
import { loadPage, matchRoute } from "./match-route.ts";
import { navigateFromOutside } from "./navigator-bridge.ts";
import { Providers } from "./providers.tsx";

/** Takes over the rendered page, or renders it where the gateway did not (in development). Resolves when it is usable. */
export async function start(): Promise<void> {
  const root = document.getElementById("root") as HTMLElement;
  const written = document.getElementById("state")?.textContent;
  const state: PageState | null = written ? JSON.parse(written) : null;
  const queryClient = createQueryClient(
    createErrorHandler({
      toast: notify.error,
      goToNotFound: () => navigateFromOutside("/404", { replace: true }),
      endSession,
    }),
  );
  if (state) unpackQueries(queryClient, state.queries);
  await loadPage(matchRoute(window.location).route);

  const hydrating = { current: state !== null };
  const { now, host } = state ?? { now: new Date().toISOString(), host: window.location.host };
  const mounted = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <PageContext value={{ now, host, hydrating }}>
        <Providers queryClient={queryClient} client={createBrowserClient()}>
          <BrowserRouter useTransitions={false}>
            <App onMount={mounted.resolve} />
          </BrowserRouter>
        </Providers>
      </PageContext>
    </StrictMode>
  );
  if (state) hydrateRoot(root, app);
  else createRoot(root).render(app);
  await mounted.promise;
  hydrating.current = false;
}
