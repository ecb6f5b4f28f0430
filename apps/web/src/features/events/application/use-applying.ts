import type { EventDetails } from "@callboard/contracts/event";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useNow } from "#shared/lib/page/use-now.ts";
import { useSearchParamDialog } from "#shared/lib/page/use-search-param-dialog.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { callStateOf } from "../card/event-time.ts";

/**
 * The state of applying for an event. `viewer` is the signed-in user's permissions; `canApply` assumes that a visitor
 * may apply.
 */
export function useApplying(event: EventDetails) {
  const user = useUser();
  const now = useNow();
  const call = callStateOf(event, now);
  const [roleId, setRoleId] = useState<number>();
  const isOffered = event.kind === "event" && call === "open";
  const { data, isFetched } = trpc.event.viewer.useQuery(
    { id: event.id },
    { enabled: user !== null, meta: { errors: "inline" } },
  );
  const dialog = useSearchParamDialog("apply", { isOffered });
  const viewer = user ? data : undefined;
  const canApply = isOffered && viewer?.can.apply !== false;
  return {
    call,
    viewer,
    canApply,
    isOpen: dialog.isOpen && canApply && isFetched,
    /** The role that the form begins with. */
    roleId,
    open: dialog.open,
    openFor: (id: number) => {
      setRoleId(id);
      dialog.open();
    },
    close: dialog.close,
  };
}

export type Applying = ReturnType<typeof useApplying>;
