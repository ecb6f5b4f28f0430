import type { GatewayClient } from "../api/trpc.ts";
import { currentSubscription, endPush, isPushOf, rememberPushOf } from "./push-subscription.ts";
import { subscribeBrowser } from "./subscribe-browser.ts";

/**
 * Says who is signed in at this browser, so that nobody else's pushes come to it, and has it subscribe again where it has lost its
 * subscription. Never rejects: the next page tries again.
 */
export async function keepPush(client: GatewayClient, userId: number): Promise<void> {
  try {
    const subscription = await currentSubscription();
    const isTheirs = isPushOf(userId);
    if (subscription) {
      const { endpoint } = subscription;
      const { is_on } = await client.push.confirm.mutate({ endpoint }).catch(() => ({ is_on: isTheirs }));
      if (is_on) return rememberPushOf(userId);
    }
    if (!isTheirs) return subscription ? await endPush() : undefined;
    if (Notification.permission !== "granted") return;
    const { public_key } = await client.push.settings.query();
    await client.push.subscribe.mutate(await subscribeBrowser(public_key));
  } catch {
    // Pushes are an addition: nothing on the page depends on them.
  }
}
