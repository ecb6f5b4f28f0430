import type { AppRouter } from "@callboard/bff/router";
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import { type CreateTRPCReact, createTRPCQueryUtils } from "@trpc/react-query";
import { createReactDecoration } from "@trpc/react-query/shared";
import { createContext, useContext } from "react";

export type GatewayClient = TRPCClient<AppRouter>;

/** The procedures without a component: what a page's `prefetch` fills the cache through. */
export type Api = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

export function createApi(queryClient: QueryClient, client: GatewayClient): Api {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client });
}

/** What the tree below reaches the gateway through. */
export const GatewayContext = createContext<{ api: Api; client: GatewayClient } | null>(null);

function useGateway() {
  const gateway = useContext(GatewayContext);
  if (!gateway) throw new Error("The gateway is asked outside of its GatewayContext");
  return gateway;
}

/** The procedures as plain calls, past the cache. */
export function useClient(): GatewayClient {
  return useGateway().client;
}

type Path = readonly string[];
type Options = Parameters<typeof useQuery>[0] & Parameters<typeof useInfiniteQuery>[0];
type Procedure = {
  queryOptions: (input: unknown, options: object) => Options;
  infiniteQueryOptions: (input: unknown, options: object) => Options;
  mutate: (input: unknown, request?: object) => Promise<unknown>;
};

function at(record: object, path: Path): Procedure {
  return path.reduce<object>((inner, name) => inner[name as keyof typeof inner], record) as Procedure;
}

const useUtils = () => useGateway().api;

const hooks = {
  useUtils,
  useQuery: (path: Path, input: unknown, options: object) =>
    useQuery(at(useUtils(), path).queryOptions(input, options)),
  useInfiniteQuery: (path: Path, input: unknown, options: object) =>
    useInfiniteQuery(at(useUtils(), path).infiniteQueryOptions(input, options)),
  useMutation: (path: Path, options: { trpc?: object } = {}) => {
    const client = useClient();
    return useMutation({ ...options, mutationFn: (input) => at(client, path).mutate(input, options.trpc) });
  },
};

/**
 * The gateway's procedures as hooks: `trpc.blog.list.useQuery(…)`. Made of tRPC's parts: its own set of hooks is one
 * piece, with suspense, subscriptions and parallel queries that every page would load and none uses.
 */
export const trpc = createReactDecoration<AppRouter>(hooks as never) as Omit<
  CreateTRPCReact<AppRouter, unknown>,
  "Provider" | "createClient" | "useContext" | "useQueries" | "useSuspenseQueries" | "useUtils"
> & { useUtils: typeof useUtils };
