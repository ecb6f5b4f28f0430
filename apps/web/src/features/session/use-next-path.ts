import { useSearchParams } from "react-router-dom";
import { safeRedirect, withNext } from "#shared/lib/session/safe-redirect.ts";

const wizards = { artist: "/claim-artist-profile", agency: "/claim-agency-profile" } as const;

/** What the address says about where somebody is going: `next`, and the profile that they register for. */
export function useNextPath() {
  const [search] = useSearchParams();
  const as = search.get("as");
  const next = safeRedirect(search.get("next"));
  const wizard = as === "artist" || as === "agency" ? wizards[as] : null;
  /** Another page on the way, which hears of the same. */
  const onTheWay = (path: string) => withNext(wizard ? `${path}?as=${as}` : path, next);
  return { next, wizard, onTheWay };
}
