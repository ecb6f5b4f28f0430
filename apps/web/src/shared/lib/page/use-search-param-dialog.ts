import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { storedToken, useUser } from "../session/session.ts";
import { askToSignIn } from "../session/sign-in-request.ts";

/**
 * A dialog for signed-in users, opened by a button or by a search param (`?apply=1` where `name` is "apply"). Visitors
 * are asked to sign in first; if they cancel, only the button asks again.
 */
export function useSearchParamDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const user = useUser();
  const [isDeclined, setIsDeclined] = useState(false);
  const isWanted = search.has(name) && !isDeclined;
  const isForUser = user !== null;

  useEffect(() => {
    // Reads the storage, not the state, which says signed out during hydration.
    if (isWanted && !isForUser && !storedToken())
      void askToSignIn().then((isSignedIn) => setIsDeclined(!isSignedIn));
  }, [isWanted, isForUser]);

  const write = (isOpen: boolean) => {
    setIsDeclined(false);
    if (search.has(name) === isOpen) return;
    const next = new URLSearchParams(search);
    if (isOpen) next.set(name, "1");
    else next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { isOpen: isWanted && isForUser, open: () => write(true), close: () => write(false) };
}
