/**
 * The default values of a wizard: an earlier claim, or empty fields for all of `labels`. Numbers become strings, as
 * inputs need them.
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
