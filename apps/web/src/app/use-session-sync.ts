import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { usePageContext } from "#shared/lib/page/page-context.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { useIsSessionKnown, useUser } from "#shared/lib/session/session.ts";

/** True for an answer that may depend on who asked, by its key in the cache: `[["comment", "list"], …]`. */
function isPersonal([path]: readonly unknown[], publicReads: readonly string[] = []): boolean {
  return Array.isArray(path) && !publicReads.includes(path.join("."));
}

/** Checks the session at the start, and drops personal queries whenever the user changes, in this tab or another. */
export function useSessionSync(): void {
  useAccount();
  const queryClient = useQueryClient();
  const { publicReads } = usePageContext();
  const user = useUser();
  const isKnown = useIsSessionKnown();
  const id = user?.id ?? null;
  const last = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (!isKnown || last.current === id) return;
    const isFirst = last.current === undefined;
    last.current = id;
    // Rendered pages hold public data only.
    if (isFirst && id === null) return;
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isPersonal(queryKey, publicReads);
    const askAgain = () => queryClient.invalidateQueries({ predicate });
    // Parts of a rendered page that are not hydrated yet still need their data; they refetch on their own.
    if (isFirst) return void askAgain();
    queryClient.removeQueries({ type: "inactive", predicate });
    // A first read that is on its way was sent as the former user, and is not sent again otherwise.
    void queryClient.cancelQueries({ predicate }).then(askAgain);
  }, [isKnown, id, queryClient, publicReads]);
}
