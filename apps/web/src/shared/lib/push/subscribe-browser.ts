import { type PushSubscriptionInput, pushSubscriptionInput } from "@callboard/contracts/push";

const workerPath = "/push-worker.js";

type ScriptPolicy = { createScriptURL: (address: string) => string };
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ScriptPolicy;
};

let policy: ScriptPolicy | undefined;

/** The address of the service worker, as browsers with trusted types ask for it: no other script can be registered by this. */
function trustedWorkerPath(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return workerPath;
  policy ??= trustedTypes.createPolicy("callboard", {
    createScriptURL: (address) => {
      if (address !== workerPath) throw new TypeError("Not the service worker");
      return address;
    },
  });
  return policy.createScriptURL(workerPath);
}

const urlSigns: Record<string, string> = { "+": "-", "/": "_", "=": "" };

/** The key that a subscription was made with, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => urlSigns[sign] ?? "");
}

/** Has the browser's push service take what is signed with the key. Rejects where it does not, as in a private window. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionInput> {
  await navigator.serviceWorker.register(trustedWorkerPath(), { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const former = await pushManager.getSubscription();
  if (former && keyOf(former) !== publicKey) await former.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return pushSubscriptionInput.parse(made.toJSON());
}
