/** JSON for a place inside a script element: it says the same, and cannot end the element. */
export function escapeJson(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
