import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAccount } from "../shared/lib/account.ts";
import { useSession } from "../shared/lib/session.ts";
import { isPersonal } from "../shared/lib/trpc.ts";

/**
 * Asks at the start whether the session still stands, and forgets what was read for one person as soon as it is
 * another one, or nobody, in this tab or in a different one.
 */
export function useSessionKeeper(): void {
  useAccount();
  const queryClient = useQueryClient();
  const { user, isKnown } = useSession();
  const id = user?.id ?? null;
  const last = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (!isKnown || last.current === id) return;
    const isFirst = last.current === undefined;
    last.current = id;
    // What the server rendered was read for nobody.
    if (isFirst && id === null) return;
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isPersonal(queryKey);
    queryClient.removeQueries({ type: "inactive", predicate });
    void queryClient.invalidateQueries({ predicate });
  }, [isKnown, id, queryClient]);
}
