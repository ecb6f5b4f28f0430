import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type GatewayClient, trpc } from "#shared/lib/api/trpc.ts";

type ProvidersProps = { queryClient: QueryClient; client: GatewayClient; children: ReactNode };

/** The cache and the gateway's procedures, for everything below; the same on the server and in the browser. */
export function Providers({ queryClient, client, children }: ProvidersProps) {
  return (
    <trpc.Provider {...{ client, queryClient }}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
