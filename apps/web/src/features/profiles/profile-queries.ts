import { limits } from "@callboard/contracts/limits";
import { startOf } from "#shared/lib/api/page-of.ts";
import type { QueryUtils } from "#shared/lib/api/trpc.ts";
import { type DirectoryState, type ProfileKind, profileKindOf, readDirectory } from "./directory-url.ts";

export function directoryInput(kind: ProfileKind | null, start: number) {
  return { kind: kind ?? undefined, limit: limits.profileList, page: start };
}

/** The first page of the profiles that a URL shows. */
export function directoryStart(utils: QueryUtils, { kind, page }: DirectoryState): number {
  const cachedFrom = (start: number) => utils.profile.list.getInfiniteData(directoryInput(kind, start));
  return startOf(page, cachedFrom);
}

export function prefetchDirectory(utils: QueryUtils, search: URLSearchParams): Promise<unknown> {
  const state = readDirectory(search);
  return utils.profile.list.prefetchInfinite(directoryInput(state.kind, directoryStart(utils, state)), {});
}

export type ProfileInput = { kind: ProfileKind; id: number };

/** The query input of a profile; null for an invalid kind or id. */
export function profileInput(kind: string | undefined, id: string | undefined): ProfileInput | null {
  const known = profileKindOf(kind);
  return known && id && /^[1-9]\d{0,14}$/.test(id) ? { kind: known, id: Number(id) } : null;
}

export async function prefetchProfile(utils: QueryUtils, kind: string | undefined, id: string | undefined) {
  const input = profileInput(kind, id);
  if (input) await utils.profile.get.prefetch(input);
}
