import { lazy, Suspense, useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { useHasToasts } from "../shared/lib/notify.ts";
import { ErrorBoundary } from "../shared/ui/error-boundary.tsx";
import { ProgressBar } from "../shared/ui/progress-bar.tsx";
import { Layout } from "./layouts/layout.tsx";
import { loadedPage, matchRoute } from "./match-route.ts";
import { useNavigatorBridge } from "./navigator-bridge.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useIntentPrefetch } from "./use-intent-prefetch.ts";
import { useScrollPlace } from "./use-scroll-place.ts";
import { useSessionKeeper } from "./use-session-keeper.ts";
import { useShownLocation } from "./use-shown-location.ts";

const loadToaster = () => import("../shared/ui/toaster.tsx");
const Toaster = lazy(() => loadToaster().then(({ Toaster }) => ({ default: Toaster })));
const toasterAfterMs = 4_000;

/** Has the code for messages at hand before the connection can be what they are about. */
function useToasterAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => loadToaster().catch(() => {}), toasterAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** The whole application: the page of the shown location inside its layout. `onMount` is called once it works. */
export function App({ onMount }: { onMount?: () => void }) {
  const { shown, isPending } = useShownLocation();
  const { route } = matchRoute(shown.location);
  const { Page } = loadedPage(route);
  const hasToasts = useHasToasts();
  useScrollPlace(shown);
  useFocusOnNavigation(shown.location);
  useIntentPrefetch();
  useNavigatorBridge();
  useSessionKeeper();
  useToasterAhead();
  useEffect(() => onMount?.(), [onMount]);
  return (
    <>
      <ProgressBar isActive={isPending} />
      <Layout name={route.layout} location={shown.location}>
        <ErrorBoundary key={shown.location.pathname}>
          {route.path === "*" ? (
            // Not through the router: the address may be one that it cannot even decode.
            <Page />
          ) : (
            <Routes location={shown.location}>
              <Route path={route.path} element={<Page />} />
            </Routes>
          )}
        </ErrorBoundary>
      </Layout>
      {hasToasts && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Toaster />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
