import { useHost } from "#shared/lib/page/page-context.ts";

/** The page's URL, in print only. `path` is on this site. */
export function PrintedUrl({ path }: { path: string }) {
  return (
    <p className="hidden text-15 text-muted print:block">
      {useHost()}
      {path}
    </p>
  );
}
