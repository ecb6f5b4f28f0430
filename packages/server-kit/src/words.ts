const separators = /[^\p{L}\p{N}\p{M}]+/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * The words of a text, in lower case. Texts are tokenised here, since the databases' own parsers depend on the server's
 * locale and keep host names, numbers and typographic quotes in one piece.
 */
export function wordsOf(text: string): string[] {
  const parts = text.normalize("NFC").toLowerCase().split(separators);
  return parts.filter((part) => letterOrDigit.test(part));
}
