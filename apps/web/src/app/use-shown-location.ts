import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useState } from "react";
import { type Location, type NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { hasLostCode } from "#shared/lib/page/lost-code.ts";
import { useCapabilities } from "#shared/lib/page/page-context.ts";
import { reloadAt } from "#shared/lib/session/reload-at.ts";
import { matchRoute } from "./match-route.ts";
import { preparePage } from "./prefetch.ts";

export type Shown = { location: Location; navigation: NavigationType };

/**
 * The location on the screen. It follows the URL once the next page is loaded; until then the old page stays. If the
 * page's code cannot be loaded, or some of the last one's could not (after a deployment), the browser does a full load.
 */
export function useShownLocation(): { shown: Shown; isPending: boolean } {
  const location = useLocation();
  const navigation = useNavigationType();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const capabilities = useCapabilities();
  const [shown, setShown] = useState<Shown>({ location, navigation });
  const isSamePage = location.pathname === shown.location.pathname;

  useEffect(() => {
    if (location === shown.location) return;
    if (isSamePage) return setShown({ location, navigation });
    if (hasLostCode()) return reloadAt(window.location.href);
    let isCurrent = true;
    preparePage(queryClient, utils, matchRoute(location, capabilities)).then(
      () => {
        if (isCurrent) startTransition(() => setShown({ location, navigation }));
      },
      () => {
        if (isCurrent) reloadAt(window.location.href);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [location, navigation, shown, isSamePage, queryClient, utils, capabilities]);

  return { shown, isPending: !isSamePage };
}
