import { useSearchParams } from "react-router-dom";
import { ownPath } from "../../shared/lib/own-path.ts";
import { NotFound } from "../../shared/ui/not-found.tsx";

export function Page() {
  const [search] = useSearchParams();
  return <NotFound retry={ownPath(search.get("from")) ?? undefined} />;
}
