import { useSearchParams } from "react-router-dom";
import { safeRedirect } from "#shared/lib/session/safe-redirect.ts";
import { NotFound } from "#shared/ui/state/not-found.tsx";

export function Page() {
  const [search] = useSearchParams();
  return <NotFound retry={safeRedirect(search.get("from")) ?? undefined} />;
}
