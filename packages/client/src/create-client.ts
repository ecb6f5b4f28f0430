import type { AppRouter } from "@callboard/bff/router";
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { ForeignAnswerError } from "./failure.ts";
import { createFollowUp } from "./follow-up.ts";
import type { Procedures } from "./procedures.ts";
import type { Session } from "./session.ts";

export type ClientOptions = {
  /** The gateway's origin, such as `https://callboard.example`. A page that the gateway serves leaves it out. */
  url?: string | undefined;
  /** Without one, every call is a visitor's. */
  session?: Session | undefined;
  /** Sends requests where there is no session; the platform's own unless told otherwise. */
  fetch?: typeof fetch | undefined;
};

/** The gateway's procedures: `client.blog.list.query({ limit: 20 })`. */
export type Client = Procedures;

/** As many as the gateway takes in one request. */
const maxItems = 10;
/** Longer addresses are refused by servers on the way. */
const maxURLLength = 2_000;

/** Sends with `send`. Rejects with ForeignAnswerError where the answer is no JSON. */
const jsonOnly =
  (send: typeof fetch): typeof fetch =>
  async (address, init) => {
    const answer = await send(address, init);
    const type = answer.headers.get("content-type") ?? "";
    if (!type.startsWith("application/json")) throw new ForeignAnswerError(answer.status);
    return answer;
  };

/**
 * A client of the gateway. Reads of one moment travel together, changes and uploads go alone. It keeps what signing in answers
 * in its session and forgets it when the session is over. A call that fails rejects; `readFailure` reads why.
 */
export function createClient({ url = "", session, fetch = globalThis.fetch }: ClientOptions = {}): Client {
  const followUp = createFollowUp(session);
  const options = {
    url: `${url.replace(/\/+$/, "")}/trpc`,
    headers: () => {
      const auth = session?.read();
      return {
        ...(auth && { authorization: `Bearer ${auth.token}` }),
        // An answer that was cached before the change would not show it.
        ...(followUp.hasJustChanged() && { "cache-control": "no-cache" }),
      };
    },
    fetch: jsonOnly(session?.fetch ?? fetch),
  };
  return createTRPCClient<AppRouter>({
    links: [
      followUp.link,
      splitLink({
        condition: ({ type }) => type === "query",
        true: httpBatchLink({ ...options, maxItems, maxURLLength }),
        false: httpLink(options),
      }),
    ],
  });
}
