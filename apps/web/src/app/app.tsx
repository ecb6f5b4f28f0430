import { lazy, Suspense, useEffect } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { useHasToasts } from "#shared/lib/failure/notify.ts";
import { useCapabilities } from "#shared/lib/page/page-context.ts";
import { useFocusOnNavigation } from "#shared/lib/page/use-focus-on-navigation.ts";
import { whenTouched } from "#shared/lib/page/when-touched.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { loadLazyParts } from "#shared/ui/state/lazy-hydration.tsx";
import { ProgressBar } from "#shared/ui/state/progress-bar.tsx";
import { Layout } from "./layouts/layout.tsx";
import { loadedPage, matchRoute } from "./match-route.ts";
import { useNavigatorBridge } from "./navigator-bridge.ts";
import { useIntentPrefetch } from "./use-intent-prefetch.ts";
import { useScrollRestoration } from "./use-scroll-restoration.ts";
import { useSessionSync } from "./use-session-sync.ts";
import { useShownLocation } from "./use-shown-location.ts";

const loadToaster = () => import("#shared/ui/overlay/toaster.tsx");
const Toaster = lazy(() => loadToaster().then(({ Toaster }) => ({ default: Toaster })));

/**
 * Loads the deferred code on the first interaction: lazily hydrated parts, and the toaster before a connection can be
 * lost.
 */
function useRestOnTouch(): void {
  useEffect(
    () =>
      whenTouched(() => {
        for (const load of [loadLazyParts, loadToaster]) load().catch(() => {});
      }),
    [],
  );
}

/** A component of its own, so that the answer does not re-render the whole page. */
function SessionKeeper() {
  useSessionSync();
  return null;
}

/** The live region exists before its first message, so that the message is announced. */
function Messages() {
  const hasToasts = useHasToasts();
  return (
    <div aria-live="polite">
      {hasToasts && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Toaster />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** The page of the shown location inside its layout. `onMount` is called after the first render. */
export function App({ onMount }: { onMount?: () => void }) {
  const { shown, isPending } = useShownLocation();
  const { route, params } = matchRoute(shown.location, useCapabilities());
  const { Page, Header } = loadedPage(route);
  // A path that nobody can decode is the not-found page's, and none that the router should match.
  const location = route.path === "*" ? { ...shown.location, pathname: "/404" } : shown.location;
  useScrollRestoration(shown);
  useFocusOnNavigation(shown.location, useLocation().pathname);
  useIntentPrefetch();
  useNavigatorBridge();
  useRestOnTouch();
  useEffect(() => onMount?.(), [onMount]);
  return (
    <>
      <ProgressBar isActive={isPending} />
      <Layout name={route.layout ?? "site"} location={shown.location} PageHeader={Header}>
        <ErrorBoundary key={shown.location.pathname}>
          {/* The page keeps its own address while the next one loads. */}
          <Routes location={location}>
            <Route path="*" element={<Page params={params} />} />
          </Routes>
        </ErrorBoundary>
      </Layout>
      <Messages />
      <SessionKeeper />
    </>
  );
}
