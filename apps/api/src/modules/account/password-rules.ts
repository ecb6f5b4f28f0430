import { nameKey } from "@callboard/contracts/identifier";
import { FieldError } from "../../http/errors.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Throws FieldError for a common password. */
export function assertUncommon(password: string): void {
  if (commonPasswords.has(nameKey(password))) {
    throw new FieldError({ password: "This password is too common" });
  }
}

/** Throws FieldError for a password that is the account's own username or email address. */
export function assertNotOwn(
  password: string,
  { username, email }: { username: string; email: string },
): void {
  const key = nameKey(password);
  if ([username, email].some((identifier) => nameKey(identifier) === key)) {
    throw new FieldError({ password: "Must differ from the username and the email" });
  }
}
