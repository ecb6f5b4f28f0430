import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from "jose";

const algorithms = { alg: "dir", enc: "A256GCM" } as const;
const accepted = {
  keyManagementAlgorithms: [algorithms.alg],
  contentEncryptionAlgorithms: [algorithms.enc],
};

/** Browsers silently drop longer cookies; in bytes. */
const sealedMax = 3_900;

/** A key for cookies, and the `kid` that names it in what it sealed. */
type CookieKey = { id: string; key: Uint8Array };

/** Encrypts a value for a cookie. Throws where it is too long for one. */
export async function sealValue(value: unknown, { id, key }: CookieKey): Promise<string> {
  const sealed = await new CompactEncrypt(Buffer.from(JSON.stringify(value)))
    .setProtectedHeader({ ...algorithms, kid: id })
    .encrypt(key);
  if (sealed.length > sealedMax) throw new Error(`the value takes ${sealed.length} bytes of a cookie`);
  return sealed;
}

/** Decrypts the value of a cookie; undefined for anything that was not sealed with one of the keys. */
export async function unsealValue(sealed: string, keys: readonly CookieKey[]): Promise<unknown> {
  try {
    const { kid } = decodeProtectedHeader(sealed);
    const found = keys.find(({ id }) => id === kid);
    if (!found) return undefined;
    const { plaintext } = await compactDecrypt(sealed, found.key, accepted);
    return JSON.parse(Buffer.from(plaintext).toString());
  } catch {
    return undefined;
  }
}
