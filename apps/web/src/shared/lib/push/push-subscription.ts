import { readItem, writeItem } from "../page/browser-storage.ts";

/** Whose pushes come to this browser, by the number of the account. */
const key = "push";

export const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The browser's subscription at its push service; null without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null;
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** True where an account has asked for pushes in this browser. */
export const isPushOf = (userId: number): boolean => readItem("browser", key) === String(userId);
export const rememberPushOf = (userId: number): void => writeItem("browser", key, String(userId));

/** Ends pushes to this browser, whoever they are for and whether or not the site can be reached. Never rejects. */
export async function endPush(): Promise<void> {
  writeItem("browser", key, null);
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch {
    // The API has ended it as well, with the session.
  }
}
