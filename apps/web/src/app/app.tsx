import { lazy, Suspense, useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { useHasToasts } from "../shared/lib/notify.ts";
import { ProgressBar } from "../shared/ui/progress-bar.tsx";
import { Layout } from "./layouts/layout.tsx";
import { loadedPage, matchRoute } from "./match-route.ts";
import { useNavigatorBridge } from "./navigator-bridge.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useIntentPrefetch } from "./use-intent-prefetch.ts";
import { useScrollPlace } from "./use-scroll-place.ts";
import { useShownLocation } from "./use-shown-location.ts";

const Toaster = lazy(() => import("../shared/ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

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
  useEffect(() => onMount?.(), [onMount]);
  return (
    <>
      <ProgressBar isActive={isPending} />
      <Layout name={route.layout} location={shown.location}>
        {route.path === "*" ? (
          // Not through the router: the address may be one that it cannot even decode.
          <Page />
        ) : (
          <Routes location={shown.location}>
            <Route path={route.path} element={<Page key={shown.location.pathname} />} />
          </Routes>
        )}
      </Layout>
      {hasToasts && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
