import { createContext, useContext } from "react";
import type { Api } from "../shared/lib/trpc.ts";

export const ApiContext = createContext<Api | null>(null);

/** The procedures without a component, for whoever fills the cache ahead of a page. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error("A page is prepared outside of its ApiContext");
  return api;
}
