import { pageOf } from "#shared/lib/api/page-of.ts";

const kinds = ["artist", "agency"] as const;
export type ProfileKind = (typeof kinds)[number];

/** The kind of profile that a part of an address names; null for anything else. */
export function profileKindOf(text: string | null | undefined): ProfileKind | null {
  return kinds.find((kind) => kind === text) ?? null;
}

/** What an address says of the directory: whom it shows, and the last page of them. */
export type DirectoryState = { kind: ProfileKind | null; page: number };

const pageName = "profiles";

/** Reads the directory's part of an address; what makes no sense counts as not said. */
export function readDirectory(search: URLSearchParams): DirectoryState {
  return { kind: profileKindOf(search.get("kind")), page: pageOf(search, pageName) };
}

/** The address of another state of the directory; what else the address says stays. */
export function directoryUrl(path: string, search: URLSearchParams, { kind, page }: DirectoryState): string {
  const next = new URLSearchParams(search);
  next.delete("kind");
  next.delete(pageName);
  if (kind) next.set("kind", kind);
  if (page > 1) next.set(pageName, String(page));
  return next.size > 0 ? `${path}?${next}` : path;
}
