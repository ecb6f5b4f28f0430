/** Apart from the schemas, which a page does not load. */
export const besideLimits = {
  /** Names that are asked for, and characters of one. */
  names: 3,
  length: 100,
  /** Items that are shown. */
  shown: 3,
} as const;

/** The names to ask for: the first ones that have a fitting length, each once in any case. */
export function besideNames(names: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of names.map((text) => text.trim())) {
    const key = name.toLowerCase();
    if (name !== "" && name.length <= besideLimits.length && !found.has(key)) found.set(key, name);
  }
  return [...found.values()].slice(0, besideLimits.names);
}
