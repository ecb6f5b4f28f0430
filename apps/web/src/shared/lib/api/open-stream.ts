import type { ErrorCode } from "@callboard/contracts/error";
import { EventSource, type FetchLike } from "eventsource";
import { storedToken } from "../session/session.ts";

type Listeners<Data> = {
  onData: (data: Data, id: string) => void;
  /** The stream of whoever has that token is over: the gateway refused it, or cannot be reached. */
  onRefused: (code: ErrorCode | undefined, token: string | null) => void;
};

/**
 * Opens a subscription of the gateway as it is sent, in server-sent events: tRPC's own link for them would be in the script of every page.
 * A lost connection is made again, from where it was. Returns the function that closes it.
 */
export function openStream<Data>(path: string, lastEventId: string | undefined, listeners: Listeners<Data>) {
  const input = lastEventId ? `?input=${encodeURIComponent(JSON.stringify({ lastEventId }))}` : "";
  const token = storedToken();
  /** The browser's own EventSource sends no token. */
  const fetchWithToken: FetchLike = (address, init) =>
    fetch(address, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${token ?? ""}` },
    } as RequestInit);
  const source = new EventSource(`/trpc/${path}${input}`, { fetch: fetchWithToken });
  const refuse = (code?: ErrorCode) => {
    source.close();
    listeners.onRefused(code, token);
  };
  source.addEventListener("message", (event) => listeners.onData(JSON.parse(event.data), event.lastEventId));
  source.addEventListener("serialized-error", (event) => refuse(JSON.parse(event.data).data?.code));
  source.addEventListener("error", () => {
    if (source.readyState === source.CLOSED) refuse();
  });
  return () => source.close();
}
