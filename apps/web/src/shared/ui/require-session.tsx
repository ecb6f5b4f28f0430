import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withNext } from "../lib/own-path.ts";
import { useSession } from "../lib/session.ts";
import { Loading, Skeleton } from "./skeleton.tsx";

function Waiting() {
  return (
    <Loading text="Loading..." className="wrap grid max-w-3xl gap-5 py-12">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-80 w-full" />
    </Loading>
  );
}

/**
 * The guard of a page: who is not signed in goes to sign in, and comes back here afterwards. The server, which never
 * knows the session, renders a shell that fits everybody; so call `usePageHead` outside of it.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { user, isKnown } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const login = withNext("/login", pathname + search + hash);
  const isVisitor = isKnown && !user;
  useEffect(() => {
    if (isVisitor) void navigate(login, { replace: true });
  }, [isVisitor, login, navigate]);
  return user ? children : <Waiting />;
}
