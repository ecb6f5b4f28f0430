import { useSearchParams } from "react-router-dom";
import { ownPath } from "#shared/lib/session/own-path.ts";
import { NotFound } from "#shared/ui/state/not-found.tsx";

export function Page() {
  const [search] = useSearchParams();
  return <NotFound retry={ownPath(search.get("from")) ?? undefined} />;
}
