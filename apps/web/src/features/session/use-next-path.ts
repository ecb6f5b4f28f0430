import { useSearchParams } from "react-router-dom";
import { safeRedirect, withNext } from "#shared/lib/session/safe-redirect.ts";

const wizards = { artist: "/claim-artist-profile", agency: "/claim-agency-profile" } as const;

/** The redirect target in the URL: `next`, or the wizard of the profile in `as`. */
export function useNextPath() {
  const [search] = useSearchParams();
  const as = search.get("as");
  const next = safeRedirect(search.get("next"));
  const wizard = as === "artist" || as === "agency" ? wizards[as] : null;
  /** A link to another account page that keeps the redirect target. */
  const onTheWay = (path: string) => withNext(wizard ? `${path}?as=${as}` : path, next);
  return { next, wizard, onTheWay };
}
