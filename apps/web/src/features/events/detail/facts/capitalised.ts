export function capitalised(text: string): string {
  return text.replace(
    /(^|[\s/&-])(\p{Ll})/gu,
    (_whole, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
