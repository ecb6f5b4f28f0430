import { useQueryClient } from "@tanstack/react-query";

/** Refetches all failed queries of the page, which is what Retry means to a reader. */
export function useRetryFailed(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  };
}
