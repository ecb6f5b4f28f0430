import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { useHasToasts } from "../shared/lib/notify.ts";
import { ProgressBar } from "../shared/ui/progress-bar.tsx";
import { Layout } from "./layouts/layout.tsx";
import { loadedPage, matchRoute } from "./match-route.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useIntentPrefetch } from "./use-intent-prefetch.ts";
import { useScrollPlace } from "./use-scroll-place.ts";
import { useShownLocation } from "./use-shown-location.ts";

const Toaster = lazy(() => import("../shared/ui/toaster.tsx").then(({ Toaster }) => ({ default: Toaster })));

/** The whole application: the page of the shown location inside its layout. */
export function App() {
  const { shown, isPending } = useShownLocation();
  const { route } = matchRoute(shown.location);
  const { Page } = loadedPage(route);
  const hasToasts = useHasToasts();
  useScrollPlace(shown);
  useFocusOnNavigation(shown.location);
  useIntentPrefetch();
  return (
    <>
      <ProgressBar isActive={isPending} />
      <Layout name={route.layout} location={shown.location}>
        <Routes location={shown.location}>
          <Route path={route.path} element={<Page key={shown.location.pathname} />} />
        </Routes>
      </Layout>
      {hasToasts && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
