import type { AppRouter } from "@callboard/bff/router";
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";

type Options = {
  /** The page's own origin, unless the program is no page. */
  url?: string;
  /** The half of the session that the browser keeps, where somebody is signed in. */
  token?: () => string | undefined;
  fetch?: typeof fetch;
};

/** The gateway's procedures: reads of one moment travel together, changes go alone. */
export function createGateway({ url = "/trpc", token = () => undefined, fetch }: Options = {}) {
  const options = {
    url,
    headers: () => {
      const known = token();
      return known ? { authorization: `Bearer ${known}` } : {};
    },
    ...(fetch && { fetch }),
  };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === "query",
        true: httpBatchLink({ ...options, maxItems: 10, maxURLLength: 2_000 }),
        false: httpLink(options),
      }),
    ],
  });
}

export type Gateway = ReturnType<typeof createGateway>;
