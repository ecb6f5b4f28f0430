const shortest = 16;
const fewestCharacters = 10;
const fromAnExample = /change.?me|example|password|development/i;

/** What is wrong with a secret that is one for development only. */
export const guessableMessage = `is no secret for production: it needs ${shortest} random characters or more`;

/** True for a secret, or one of several separated by commas, that is short, monotonous or out of an example. */
export function isGuessable(secrets: string): boolean {
  return secrets
    .split(/[\s,]+/)
    .filter(Boolean)
    .some(
      (secret) =>
        secret.length < shortest || new Set(secret).size < fewestCharacters || fromAnExample.test(secret),
    );
}
