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

export type ProfileInput = { kind: ProfileKind; id: number | string };

/** What may be a slug: its rules are those of whoever chooses one. */
const slugPattern = /^(?=.*[a-z])[a-z0-9-]{3,60}$/;

/** The query input of a profile, by its number or, where there are any, its slug in small letters; null for what is neither. */
export function profileInput(
  kind: string | undefined,
  address: string | undefined,
  hasSlugs: boolean,
): ProfileInput | null {
  const known = profileKindOf(kind);
  if (!known || !address) return null;
  if (/^[1-9]\d{0,14}$/.test(address)) return { kind: known, id: Number(address) };
  const slug = address.toLowerCase();
  return hasSlugs && slugPattern.test(slug) ? { kind: known, id: slug } : null;
}

type Address = { kind?: string | undefined; id?: string | undefined };

export async function prefetchProfile(utils: QueryUtils, { kind, id }: Address, hasSlugs: boolean) {
  const input = profileInput(kind, id, hasSlugs);
  if (input) await utils.profile.get.prefetch(input);
}
