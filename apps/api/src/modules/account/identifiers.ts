/** The key that usernames and email addresses are compared by. */
export function identifierKey(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** The countries that the forms offer; a number at sign-in may leave the country out. */
const countryCodes = ["91", "1", "44", "61", "81"];

/** The international numbers that a typed one may mean, likeliest first; empty where it is no number. */
export function possiblePhones(text: string): string[] {
  const [, plus, digits] = /^(\+?)(\d{4,15})$/.exec(text.replace(/[\s().-]/g, "")) ?? [];
  if (digits === undefined) return [];
  if (plus) return [`+${digits}`];
  const national = digits.replace(/^0+/, "");
  return [`+${digits}`, ...countryCodes.map((country) => `+${country}${national}`)];
}
