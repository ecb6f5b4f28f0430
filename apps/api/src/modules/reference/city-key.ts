/** What spellings of a city's name have in common. JavaScript folds case the same for both databases. */
export function cityKey(name: string): string {
  return name.normalize("NFKC").trim().toLowerCase();
}
