/** The path of a profile's page: by its slug, or by its number where it has none. */
export function profilePath({ kind, id, slug }: { kind: string; id: number; slug: string | null }): string {
  return `/profiles/${kind}/${slug ?? id}`;
}
