/** What two spellings of the same username or email address have in common. */
export function identifierKey(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** The countries that the forms offer: somebody who signs in may leave theirs out. */
const countryCodes = ["91", "1", "44", "61", "81"];

/** The full numbers that a typed one may stand for, likeliest first; none where it is no number. */
export function phonesMeant(text: string): string[] {
  const [, plus, digits] = /^(\+?)(\d{4,15})$/.exec(text.replace(/[\s().-]/g, "")) ?? [];
  if (digits === undefined) return [];
  if (plus) return [`+${digits}`];
  const national = digits.replace(/^0+/, "");
  return [`+${digits}`, ...countryCodes.map((country) => `+${country}${national}`)];
}
