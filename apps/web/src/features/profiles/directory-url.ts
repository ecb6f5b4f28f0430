import { pageOf } from "#shared/lib/api/page-of.ts";

const kinds = ["artist", "agency"] as const;
export type ProfileKind = (typeof kinds)[number];

/** Parses a kind of profile; null for anything else. */
export function profileKindOf(text: string | null | undefined): ProfileKind | null {
  return kinds.find((kind) => kind === text) ?? null;
}

/** The URL state of the directory: the kind and the last page shown. */
export type DirectoryState = { kind: ProfileKind | null; page: number };

const pageName = "profiles";

/** Parses the URL of the directory; invalid values count as absent. */
export function readDirectory(search: URLSearchParams): DirectoryState {
  return { kind: profileKindOf(search.get("kind")), page: pageOf(search, pageName) };
}

/** The URL of another state of the directory; keeps other search params. */
export function directoryUrl(path: string, search: URLSearchParams, { kind, page }: DirectoryState): string {
  const next = new URLSearchParams(search);
  next.delete("kind");
  next.delete(pageName);
  if (kind) next.set("kind", kind);
  if (page > 1) next.set(pageName, String(page));
  return next.size > 0 ? `${path}?${next}` : path;
}
