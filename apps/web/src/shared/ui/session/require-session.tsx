import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withNext } from "#shared/lib/session/safe-redirect.ts";
import { useIsSessionKnown, useUser } from "#shared/lib/session/session.ts";
import { NeedsScript } from "../form/needs-script.tsx";
import { Loading, Skeleton } from "../state/skeleton.tsx";

function Waiting({ title }: { title: string }) {
  return (
    <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-8 sm:pt-12">
      <h1 className="text-34 sm:text-40">{title}</h1>
      <NeedsScript>This page needs JavaScript, which is off or did not arrive.</NeedsScript>
      <Loading text="Loading..." className="grid gap-5">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-80 w-full" />
      </Loading>
    </div>
  );
}

type RequireSessionProps = {
  title: string;
  /** Visitors see the page too, once it is known that they are none of the signed-in. */
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/**
 * Redirects visitors to sign in, and back here afterwards. The server, which never knows the session, renders a shell
 * with the page's `title`; so call `usePageHead` outside of it.
 */
export function RequireSession({ title, isOpen = false, children }: RequireSessionProps) {
  const user = useUser();
  const isKnown = useIsSessionKnown();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const login = withNext("/login", pathname + search + hash);
  const isVisitor = isKnown && !user && !isOpen;
  useEffect(() => {
    if (isVisitor) void navigate(login, { replace: true });
  }, [isVisitor, login, navigate]);
  return user || (isOpen && isKnown) ? children : <Waiting title={title} />;
}
