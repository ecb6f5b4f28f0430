import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { reloadAt } from "#shared/lib/session/reload-at.ts";
import { withNext } from "#shared/lib/session/safe-redirect.ts";
import { useHasSessionEnded, useUser } from "#shared/lib/session/session.ts";
import { createAdminCache } from "../admin-cache.ts";
import { createAdminClient } from "../admin-client.ts";
import { Join } from "../join/join.tsx";
import { Admission } from "./admission.tsx";
import { FactorDialog } from "./factor-dialog.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** What one person has read; nobody else in this browser gets to see it. */
function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createAdminCache);
  const [client] = useState(createAdminClient);
  return (
    <trpc.Provider {...{ client, queryClient }}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** To the sign-in page of the site, and back here. */
function LeaveToSignIn() {
  const { pathname, search, hash } = useLocation();
  const login = withNext("/login", pathname + search + hash);
  useEffect(() => reloadAt(login), [login]);
  return null;
}

/**
 * Who may come in. A session that ends while somebody works is renewed over the page, which keeps what was typed; another person
 * starts anew.
 */
export function StaffGate() {
  const { pathname } = useLocation();
  const user = useUser();
  const hasEnded = useHasSessionEnded();
  const [person, setPerson] = useState(user?.id ?? null);
  if (user && user.id !== person) setPerson(user.id);
  const isJoining = /^\/admin\/join\/?$/.test(pathname);
  const [inside, setInside] = useState<number | null>(null);
  const isInside = person !== null && inside === person;
  const isInterrupted = !user && hasEnded && isInside;

  if (!user && !isInterrupted && !isJoining) return <LeaveToSignIn />;
  return (
    <Providers key={person}>
      {isJoining ? (
        <Join user={user} />
      ) : (
        <Admission isInside={isInside} onInside={() => setInside(person)} />
      )}
      <FactorDialog />
      <SignInAgain isOpen={isInterrupted && !isJoining} />
    </Providers>
  );
}
