import { useHost } from "#shared/lib/page/page-context.ts";

/** Where a printed page came from, on paper only. `path` is the page's own, on this site. */
export function PrintedUrl({ path }: { path: string }) {
  return (
    <p className="hidden text-15 text-muted print:block">
      {useHost()}
      {path}
    </p>
  );
}
