import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import {
  currentSubscription,
  endPush,
  isPushOf,
  isPushSupported,
  rememberPushOf,
} from "#shared/lib/push/push-subscription.ts";
import { subscribeBrowser } from "#shared/lib/push/subscribe-browser.ts";
import { useUser } from "#shared/lib/session/session.ts";

/**
 * `awayFromHome`: the device shows notifications of sites on its home screen alone. `blocked`: the browser shows none of this site until
 * somebody changes that in its settings.
 */
type PushState = "unsupported" | "awayFromHome" | "blocked" | "off" | "on";

/** Somebody closed the browser's question without an answer: it may be asked again. */
export class UnansweredError extends Error {
  override readonly name = "UnansweredError";
}

/** iPhones and iPads alone have this property: false where a site is open in the browser. */
const isAwayFromHome = () => "standalone" in navigator && navigator.standalone === false;

async function readState(userId: number): Promise<PushState> {
  if (!isPushSupported()) return isAwayFromHome() ? "awayFromHome" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return isPushOf(userId) && (await currentSubscription()) ? "on" : "off";
}

/** Calls back when somebody allows or blocks notifications in the browser's own settings. Returns how to stop it. */
function onPermissionChange(listener: () => void): () => void {
  let status: PermissionStatus | null = null;
  let isOver = false;
  const watch = async () => {
    const asked = await navigator.permissions.query({ name: "notifications" });
    if (isOver) return;
    status = asked;
    status.addEventListener("change", listener);
  };
  // Not every browser tells of it.
  void watch().catch(() => undefined);
  return () => {
    isOver = true;
    status?.removeEventListener("change", listener);
  };
}

/** Whether this browser is told of the viewer's notifications, and what changes that. */
export function usePush(publicKey: string) {
  const { client, push } = trpc.useUtils();
  const queryClient = useQueryClient();
  const id = useUser()?.id ?? 0;
  const queryKey = ["push-browser", id];
  const { data: state } = useQuery({ queryKey, queryFn: () => readState(id), meta: { errors: "inline" } });
  const lookAgain = () => Promise.all([queryClient.invalidateQueries({ queryKey }), push.invalidate()]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of the id
  useEffect(() => onPermissionChange(() => void queryClient.invalidateQueries({ queryKey })), [id]);

  const turnOn = async () => {
    const permission = await Notification.requestPermission();
    if (permission === "denied") return;
    if (permission === "default") throw new UnansweredError();
    try {
      await client.push.subscribe.mutate(await subscribeBrowser(publicKey));
      rememberPushOf(id);
    } catch (error) {
      await endPush();
      throw error;
    }
  };
  const turnOff = async () => {
    const endpoint = (await currentSubscription())?.endpoint;
    await endPush();
    // Where the API does not hear of it, the push service tells it with the next push.
    if (endpoint) await client.push.unsubscribe.mutate({ endpoint }).catch(() => undefined);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    meta: { errors: "inline" },
    onSettled: lookAgain,
  });
  return { state, change: mutate, isPending, error };
}
