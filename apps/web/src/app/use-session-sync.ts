import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { usePageContext } from "#shared/lib/page/page-context.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { useIsSessionKnown, useUser } from "#shared/lib/session/session.ts";

/** True for an answer that may depend on who asked, by its key in the cache: `[["comment", "list"], …]`. */
function isPersonal([path]: readonly unknown[], personalReads: readonly string[] | undefined): boolean {
  return Array.isArray(path) && (personalReads?.includes(path.join(".")) ?? true);
}

/**
 * Asks at the start whether the session still stands, and forgets what was read for one person as soon as it is
 * another one, or nobody, in this tab or in a different one.
 */
export function useSessionSync(): void {
  useAccount();
  const queryClient = useQueryClient();
  const { personalReads } = usePageContext();
  const user = useUser();
  const isKnown = useIsSessionKnown();
  const id = user?.id ?? null;
  const last = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (!isKnown || last.current === id) return;
    const isFirst = last.current === undefined;
    last.current = id;
    // What the server rendered was read for nobody.
    if (isFirst && id === null) return;
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isPersonal(queryKey, personalReads);
    // A part of a rendered page that is not taken over yet still needs what it was rendered with; it asks anew by itself.
    if (!isFirst) queryClient.removeQueries({ type: "inactive", predicate });
    void queryClient.invalidateQueries({ predicate });
  }, [isKnown, id, queryClient, personalReads]);
}
