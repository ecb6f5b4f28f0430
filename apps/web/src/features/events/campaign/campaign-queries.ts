import type { ContributionReceipt, Ledger } from "@callboard/contracts/contribution";
import type { EventDetails } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import type { InfiniteData } from "@tanstack/react-query";
import { pageOf, startOf } from "#shared/lib/api/page-of.ts";
import { type QueryUtils, trpc } from "#shared/lib/api/trpc.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { useUser } from "#shared/lib/session/session.ts";

const ledgerInput = (event_id: number, page: number) => ({ event_id, limit: limits.ledgerList, page });
const ledgerName = "ledger";

/** Prefetches the part of a campaign's ledger that the URL shows. */
export function prefetchLedger(utils: QueryUtils, { id }: Pick<EventDetails, "id">, search: URLSearchParams) {
  const cachedFrom = (page: number) => utils.contribution.ledger.getInfiniteData(ledgerInput(id, page));
  const start = startOf(pageOf(search, ledgerName), cachedFrom);
  return utils.contribution.ledger.prefetchInfinite(ledgerInput(id, start), {});
}

/** A campaign's ledger, newest first, paged; the URL holds the last page shown. */
export function useLedger(eventId: number) {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.contribution.ledger.getInfiniteData(ledgerInput(eventId, page));
  const place = useListPages(ledgerName, cachedFrom);
  const query = trpc.contribution.ledger.useInfiniteQuery(ledgerInput(eventId, place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
    meta: { errors: "inline" },
  });
  return { query, place };
}

/** The campaign with the totals that came with the ledger, so that both are of the same moment. */
export function useWithTotals(event: EventDetails): EventDetails {
  const { query, place } = useLedger(event.id);
  const first = place.start === 1 ? query.data?.pages[0] : undefined;
  return first ? { ...event, raised_so_far: first.raised_so_far, supporters: first.supporters } : event;
}

/** The user's newest pledges to a campaign; none for a visitor. */
export function useMyPledges(event_id: number) {
  const user = useUser();
  const { data } = trpc.contribution.mine.useQuery(
    { event_id, limit: limits.listLimitMax },
    { enabled: user !== null, meta: { errors: "inline" } },
  );
  return (user && data?.contributions) || [];
}

type Pages = InfiniteData<Ledger, string | null>;

function withLine(data: Pages | undefined, { line, ...totals }: ContributionReceipt): Pages | undefined {
  const [first, ...rest] = data?.pages ?? [];
  if (!data || !first || first.lines.some(({ id }) => id === line.id)) return data;
  return { ...data, pages: [{ ...first, ...totals, lines: [line, ...first.lines] }, ...rest] };
}

/** Updates the cached ledger and totals with a new ledger entry. */
export function useShowReceipt(eventId: number): (receipt: ContributionReceipt) => void {
  const { event, contribution } = trpc.useUtils();
  return (receipt) => {
    const { raised_so_far, supporters } = receipt;
    event.get.setData({ id: eventId }, (shown) => shown && { ...shown, raised_so_far, supporters });
    contribution.ledger.setInfiniteData(ledgerInput(eventId, 1), (data) => withLine(data, receipt));
  };
}
