import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Changes what is cached by these keys. An answer that is on its way may be older than the change: it is asked for again. */
export function changeCached(client: QueryClient, keys: readonly QueryKey[], change: () => void): void {
  const late = keys.filter((queryKey) => client.isFetching({ queryKey }) > 0);
  for (const queryKey of late) void client.cancelQueries({ queryKey });
  change();
  for (const queryKey of late) void client.invalidateQueries({ queryKey });
}
