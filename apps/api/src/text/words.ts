const separators = /[^\p{L}\p{N}\p{M}]+/u;

/**
 * The words of a text, in lower case. The databases are given words that were taken apart here, since their own
 * parsers depend on the server's locale and keep host names, numbers and typographic quotes in one piece.
 */
export function wordsOf(text: string): string[] {
  return text.normalize("NFC").toLowerCase().split(separators).filter(Boolean);
}
