import { useEffect } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { whenIdle } from "#shared/lib/page/when-idle.ts";
import { useUser } from "#shared/lib/session/session.ts";

const isAllowed = () => "Notification" in window && Notification.permission === "granted";

/** Looks after this browser's pushes, where anybody ever asked for some: in its own time, after all that is on the page. */
export function PushKeeper() {
  const { client } = trpc.useUtils();
  const isOffered = useCapability("push");
  const id = useUser()?.id;
  useEffect(() => {
    if (!isOffered || id === undefined || !isAllowed()) return;
    const keep = async () => (await import("#shared/lib/push/keep-push.ts")).keepPush(client, id);
    whenIdle(() => void keep().catch(() => undefined));
  }, [client, isOffered, id]);
  return null;
}
