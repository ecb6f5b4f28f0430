/** What people sign in by, in the forms that are compared and counted: everything else is spelling. */

/** The key that usernames and email addresses are looked up, kept unique and counted by: one width, one case. */
export function nameKey(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** The countries that the forms offer; a number at sign-in may leave the country out. None of their numbers begins with 0. */
const countryCodes = ["91", "1", "44", "61", "81"];
const trunkZeros = new RegExp(`^\\+(${countryCodes.join("|")})0+`);
/** The longest number within one of those countries. */
const nationalMax = 10;
const national = new RegExp(`^\\+(?:${countryCodes.join("|")})(\\d{1,${nationalMax}})$`);

/** The normal form of an international number: without the zeros that precede it in calls within its country. */
export function phoneNumber(international: string): string {
  return international.replace(trunkZeros, "+$1");
}

/** What people put between the digits, and invisible signs that come along when they paste. */
const separators = /[\s()./\p{Pd}\p{Cf}]/gu;

/** The numbers, in normal form, that a typed one may mean, likeliest first; empty where it is no number. */
export function possiblePhones(text: string): string[] {
  const bare = nameKey(text).replace(separators, "").replace(/^00/, "+");
  const [, plus, digits = ""] = /^(?:(\+)(?=[1-9])|0*)(\d{4,15})$/.exec(bare) ?? [];
  if (digits === "") return [];
  if (plus || digits.length > nationalMax) return [phoneNumber(`+${digits}`)];
  const inCountries = countryCodes.map((code) => `+${code}${digits}`);
  return countryCodes.some((code) => digits.startsWith(code)) ? inCountries : [`+${digits}`, ...inCountries];
}

/**
 * The one key of everything that somebody may type to sign in to an account, for counting: two spellings by which the
 * same account is found have the same key. A number counts without its country, which may be left out.
 */
export function identifierKey(text: string): string {
  const [phone] = possiblePhones(text);
  if (phone === undefined) return nameKey(text);
  return national.exec(phone)?.[1] ?? phone.slice(1);
}
