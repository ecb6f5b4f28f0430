import { capabilities } from "@callboard/contracts/capability";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { createBrowserClient } from "#shared/lib/api/browser-client.ts";
import { type PageState, unpackQueries } from "#shared/lib/api/page-state.ts";
import { showBelowFoldWhenIdle } from "#shared/lib/page/below-fold.ts";
import { watchForLostCode } from "#shared/lib/page/lost-code.ts";
import { PageContext } from "#shared/lib/page/page-context.ts";
import { storedToken } from "#shared/lib/session/session.ts";
import { loadLazyParts } from "#shared/ui/state/lazy-hydration.tsx";
import { App } from "./app.tsx";
import { createAppCache } from "./app-cache.ts";
import { importInTurn, yieldToMain } from "./import-in-turn.ts";
import { loadPage, matchRoute } from "./match-route.ts";
import { Providers } from "./providers.tsx";

/**
 * Takes over the rendered page, or renders it where the gateway did not (in development). Resolves when it is usable. `scripts` are
 * the addresses of the app's and the page's files, as the document lists them.
 */
export async function start(scripts: readonly string[] = []): Promise<void> {
  watchForLostCode();
  await importInTurn(scripts);
  await yieldToMain();
  const root = document.getElementById("root") as HTMLElement;
  const written = document.getElementById("state")?.textContent;
  const state: PageState | null = written ? JSON.parse(written) : null;
  const queryClient = createAppCache();
  if (state) unpackQueries(queryClient, state.queries);
  // Written so that the list is in no build: it grows with every subject.
  const offered = state?.capabilities ?? (import.meta.env.DEV ? capabilities : []);
  await loadPage(matchRoute(window.location, offered).route);
  await yieldToMain();
  // What was rendered for nobody is asked for anew, which every part of the page has to see.
  if (!state || storedToken()) await loadLazyParts();

  const hydrating = { current: state !== null };
  const now = document.documentElement.dataset.now ?? new Date().toISOString();
  const host = state?.host ?? window.location.host;
  const publicReads = state?.publicReads;
  const mounted = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <PageContext value={{ now, host, publicReads, capabilities: offered, hydrating }}>
        <Providers queryClient={queryClient} client={createBrowserClient()}>
          <BrowserRouter useTransitions={false}>
            <App onMount={mounted.resolve} />
          </BrowserRouter>
        </Providers>
      </PageContext>
    </StrictMode>
  );
  // As a transition, React takes the page over in slices and lets the browser answer in between.
  if (state) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  await mounted.promise;
  hydrating.current = false;
  showBelowFoldWhenIdle();
}
