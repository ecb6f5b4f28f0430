import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { storedToken, useUser } from "../session/session.ts";
import { askToSignIn } from "../session/sign-in-request.ts";
import { useChangeSearch } from "./use-change-search.ts";

/** `isOffered` is false where the dialog would not help: then nobody is asked to sign in for it. */
type Options = { isOffered?: boolean };

/**
 * A dialog for signed-in users, opened by a button or by a search param (`?apply=1` where `name` is "apply"). Visitors
 * are asked to sign in first; if they cancel, only the button asks again.
 */
export function useSearchParamDialog(
  name: string,
  { isOffered = true }: Options = {},
): { isOpen: boolean; open: () => void; close: () => void } {
  const [search] = useSearchParams();
  const change = useChangeSearch();
  const { key } = useLocation();
  const user = useUser();
  const [declinedKey, setDeclinedKey] = useState<string | null>(null);
  const isWanted = search.has(name) && declinedKey !== key && isOffered;
  const isForUser = user !== null;

  useEffect(() => {
    // Reads the storage, not the state, which says signed out during hydration.
    if (isWanted && !isForUser && !storedToken())
      void askToSignIn().then((isSignedIn) => setDeclinedKey(isSignedIn ? null : key));
  }, [isWanted, isForUser, key]);

  return {
    isOpen: isWanted && isForUser,
    open: () => change((next) => next.set(name, "1")),
    close: () => change((next) => next.delete(name)),
  };
}
