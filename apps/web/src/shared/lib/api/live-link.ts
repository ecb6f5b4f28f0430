import type { AppRouter } from "@callboard/bff/router";
import { httpSubscriptionLink } from "@trpc/client";
import { EventSource } from "eventsource";
import { storedToken } from "../session/session.ts";

type Fetch = NonNullable<NonNullable<ConstructorParameters<typeof EventSource>[1]>["fetch"]>;

/** The browser's own EventSource sends no token. */
const fetchWithToken: Fetch = (address, init) =>
  fetch(address, { ...init, headers: { ...init.headers, authorization: `Bearer ${storedToken() ?? ""}` } });

/** Subscriptions, over server-sent events: a lost connection goes on where it was. */
export const liveLink = httpSubscriptionLink<AppRouter, typeof EventSource>({
  url: "/trpc",
  EventSource,
  eventSourceOptions: { fetch: fetchWithToken },
});
