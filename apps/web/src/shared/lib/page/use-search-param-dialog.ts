import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { storedToken, useUser } from "../session/session.ts";
import { askToSignIn } from "../session/sign-in-request.ts";

/**
 * A dialog for who is signed in, which the address opens (`?apply=1` where `name` is "apply") as well as a button.
 * A visitor is asked to sign in first, and comes to the dialog afterwards; after a no, only the button asks again.
 */
export function useSearchParamDialog(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  const [search, setSearch] = useSearchParams();
  const user = useUser();
  const [isDeclined, setIsDeclined] = useState(false);
  const isWanted = search.has(name) && !isDeclined;
  const isForUser = user !== null;

  useEffect(() => {
    // What is stored, not what is rendered: while a page is taken over, nobody seems to be here.
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
