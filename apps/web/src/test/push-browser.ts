import { vi } from "vitest";

/** The point of a key, as a push service has it. */
export const publicKey = `B${"p".repeat(86)}`;
const keys = { p256dh: `B${"k".repeat(86)}`, auth: "a".repeat(22) };

type Browser = { permission?: NotificationPermission; answer?: NotificationPermission; isOn?: boolean };

/** A browser with a push service. Gives what it was asked, and what it has by now. */
export function stubPushBrowser({ permission = "default", answer = "granted", isOn = false }: Browser = {}) {
  const state = { permission, failure: null as Error | null, endpoint: "https://push.services.com/send/a1" };
  let subscription: object | null = null;
  const make = () => ({
    endpoint: state.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: state.endpoint, expirationTime: null, keys }),
    unsubscribe: vi.fn(async () => {
      subscription = null;
      return true;
    }),
  });
  if (isOn) subscription = make();
  const pushManager = {
    getSubscription: vi.fn(async () => subscription),
    subscribe: vi.fn(async () => {
      if (state.failure) throw state.failure;
      subscription = make();
      return subscription;
    }),
  };
  const registration = { pushManager };
  const requestPermission = vi.fn(async () => {
    state.permission = answer;
    return answer;
  });
  const register = vi.fn(async () => registration);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return state.permission;
    },
    requestPermission,
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register, ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return {
    ...{ state, register, requestPermission, subscribe: pushManager.subscribe },
    hasSubscription: () => subscription !== null,
  };
}

/** Takes it all away again. */
export function removePushBrowser() {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  localStorage.removeItem("push");
}
