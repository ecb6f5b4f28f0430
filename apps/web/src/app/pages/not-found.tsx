import { useSearchParams } from "react-router-dom";
import { NotFound } from "../../shared/ui/not-found.tsx";

/** An address of this site to try again, or nothing: never one of somebody else's. */
function ownPath(from: string | null): string | undefined {
  return from && /^\/(?![/\\])/.test(from) ? from : undefined;
}

export function Page() {
  const [search] = useSearchParams();
  return <NotFound retry={ownPath(search.get("from"))} />;
}
