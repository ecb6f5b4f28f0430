/**
 * What a wizard starts with, as its form takes it: an earlier claim, or nothing in every field of `labels`. Numbers
 * become text, as fields hold them.
 */
export function startValues<Start>(
  labels: Readonly<Record<string, string>>,
  profile: Readonly<Record<string, unknown>> | null,
): Start {
  const startOf = (name: string) => {
    const value = profile?.[name] ?? "";
    return typeof value === "number" ? String(value) : value;
  };
  return Object.fromEntries(Object.keys(labels).map((name) => [name, startOf(name)])) as Start;
}
