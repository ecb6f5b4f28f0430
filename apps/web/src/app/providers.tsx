import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { createApi, type GatewayClient, trpc } from "../shared/lib/trpc.ts";
import { ApiContext } from "./api-context.ts";

type ProvidersProps = { queryClient: QueryClient; client: GatewayClient; children: ReactNode };

/** The cache and the gateway's procedures, for everything below; the same on the server and in the browser. */
export function Providers({ queryClient, client, children }: ProvidersProps) {
  const api = useMemo(() => createApi(queryClient, client), [queryClient, client]);
  return (
    <trpc.Provider queryClient={queryClient} client={client}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>{children}</ApiContext>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
