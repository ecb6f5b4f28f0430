/** The key that names of cities are compared by. In JavaScript, so that both databases compare alike. */
export function cityKey(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}
