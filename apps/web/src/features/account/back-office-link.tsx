import { ChevronRight } from "lucide-react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Card } from "#shared/ui/card.tsx";

/** For those who run the site, the way to where they do it: a document of its own, so no link of the app. */
export function BackOfficeLink() {
  const { data: viewer } = trpc.staff.me.useQuery(undefined, { meta: { errors: "inline" } });
  if (!viewer) return null;
  return (
    <Card>
      <a
        href="/admin"
        className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 hover:bg-sunken sm:px-6"
      >
        <span>
          <span className="block font-semibold">Back office</span>
          <span className="block text-14 text-muted">Where you run the site, as {viewer.role}.</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </a>
    </Card>
  );
}
