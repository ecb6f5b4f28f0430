import { limits } from "@callboard/contracts/limits";
import type { Pagination } from "@callboard/contracts/page";
import type { WirePagination } from "@callboard/contracts/wire/answer";

export type ListPlace = { page?: number | undefined; limit: number; cursor?: string | undefined };

const pageCursor = /^page:(\d{1,4})$/;

/** The page that a cursor made of a page number stands for; undefined for any other. */
function pageOf(cursor: string | undefined): number | undefined {
  const digits = cursor?.match(pageCursor)?.[1];
  return digits === undefined ? undefined : Math.min(Math.max(Number(digits), 1), limits.listPageMax);
}

/** Where a list is read, as the upstream takes it: its own cursor beside `page`, a page number as `page` alone. */
export function placeQuery({ page = 1, limit, cursor }: ListPlace) {
  const numbered = pageOf(cursor);
  return numbered === undefined ? { page, limit, cursor } : { page: numbered, limit, cursor: undefined };
}

/**
 * How a list of `count` rows goes on. Without a cursor of the upstream's, `nextCursor` stands for the next page. Where the
 * upstream does not say whether there is one, a full page means that there may be.
 */
export function paginationOf(
  wire: WirePagination | null | undefined,
  place: ListPlace,
  count: number,
): Pagination {
  const { page, limit } = placeQuery(place);
  const hasNextPage = wire?.hasNextPage ?? (Boolean(wire?.nextCursor) || count >= limit);
  const nextPage = page < limits.listPageMax ? `page:${page + 1}` : null;
  return {
    page: wire?.page ?? page,
    limit: wire?.limit ?? limit,
    hasNextPage,
    nextCursor: hasNextPage ? (wire?.nextCursor ?? nextPage) : null,
  };
}
