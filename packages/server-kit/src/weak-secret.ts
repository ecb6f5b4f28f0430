const minLength = 16;
const minDistinctCharacters = 10;
const exampleText = /change.?me|example|password|development/i;

export const weakSecretMessage = `is no secret for production: it needs ${minLength} random characters or more`;

/** True for a secret, or one of several separated by commas, that is short, repetitive or taken from an example. */
export function isWeakSecret(secrets: string): boolean {
  return secrets
    .split(/[\s,]+/)
    .filter(Boolean)
    .some(
      (secret) =>
        secret.length < minLength || new Set(secret).size < minDistinctCharacters || exampleText.test(secret),
    );
}
