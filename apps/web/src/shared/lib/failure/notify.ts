import { useSyncExternalStore } from "react";

/** The link of a message. */
type ToastLink = { to: string; text: string };
type ToastKind = "blank" | "success" | "error" | "loading";

const listeners = new Set<() => void>();
let isWanted = false;

const links = new Map<string, ToastLink | undefined>();

/** The links of messages, by toast id. */
export function linkOfToast(id: string): ToastLink | undefined {
  return links.get(id);
}

async function show(kind: ToastKind, text: string, link?: ToastLink): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const toaster = await import("react-hot-toast/headless").catch(() => null);
  if (!toaster) return;
  const { toast } = toaster;
  // The text is the toast's id, so that a repeated message is shown once.
  links.set(text, link);
  if (kind === "blank") toast(text, { id: text });
  else toast[kind](text, { id: text });
}

/** Shows toasts. The toast library is loaded with the first one. */
export const notify = {
  blank: (text: string) => void show("blank", text),
  success: (text: string, link?: ToastLink) => void show("success", text, link),
  error: (text: string) => void show("error", text),
  loading: (text: string) => void show("loading", text),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True from the first message on; before it, the toaster is not rendered. */
export function useHasToasts(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
}
