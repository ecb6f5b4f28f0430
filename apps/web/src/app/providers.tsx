import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { createApi, type GatewayClient, GatewayContext } from "#shared/lib/api/trpc.ts";

type ProvidersProps = { queryClient: QueryClient; client: GatewayClient; children: ReactNode };

/** The cache and the gateway's procedures, for everything below; the same on the server and in the browser. */
export function Providers({ queryClient, client, children }: ProvidersProps) {
  const gateway = useMemo(() => ({ api: createApi(queryClient, client), client }), [queryClient, client]);
  return (
    <QueryClientProvider client={queryClient}>
      <GatewayContext value={gateway}>{children}</GatewayContext>
    </QueryClientProvider>
  );
}
