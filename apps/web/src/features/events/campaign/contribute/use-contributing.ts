import { trpc } from "#shared/lib/api/trpc.ts";
import { useSearchParamDialog } from "#shared/lib/page/use-search-param-dialog.ts";
import { useUser } from "#shared/lib/session/session.ts";

/** The contribution dialog, which opens for everybody but the campaign's own poster: `isOwn`. */
export function useContributing(id: number) {
  const user = useUser();
  const { data, isFetched } = trpc.event.viewer.useQuery(
    { id },
    { enabled: user !== null, meta: { errors: "inline" } },
  );
  const isOwn = user !== null && data?.can.contribute === false;
  const isKnown = user === null || isFetched;
  return { isOwn, dialog: useSearchParamDialog("contribute", { isOffered: isKnown && !isOwn }) };
}
