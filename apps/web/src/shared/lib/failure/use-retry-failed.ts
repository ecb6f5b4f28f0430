import { useQueryClient } from "@tanstack/react-query";

/** Asks again for everything on the page that failed: what one Retry button means to a reader. */
export function useRetryFailed(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  };
}
