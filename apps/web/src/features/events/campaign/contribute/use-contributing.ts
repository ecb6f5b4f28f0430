import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useSearchParamDialog } from "#shared/lib/page/use-search-param-dialog.ts";
import { useUser } from "#shared/lib/session/session.ts";

/** The contribution dialog, which opens for everybody but the campaign's own poster: `isOwn`. */
export function useContributing(id: number) {
  const user = useUser();
  const isAsked = useCapability("applications") && user !== null;
  const { data, isFetched } = trpc.event.viewer.useQuery(
    { id },
    { enabled: isAsked, meta: { errors: "inline" } },
  );
  const isOwn = isAsked && data?.can.contribute === false;
  const isKnown = !isAsked || isFetched;
  return { isOwn, dialog: useSearchParamDialog("contribute", { isOffered: isKnown && !isOwn }) };
}
