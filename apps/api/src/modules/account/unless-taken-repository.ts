import { takenConstraint } from "../../db/unique-violation.ts";
import { RepositoryError, type RepositoryErrorCode } from "../../repository-error.ts";

/** By the constraint that keeps an identifier unique. */
const takenCodes = new Map<string | null, RepositoryErrorCode>([
  ["users_username", "username_taken"],
  ["users_email", "email_taken"],
  ["users_phone", "phone_taken"],
]);

/** Runs a write of an account. Throws RepositoryError where somebody took the identifier meanwhile. */
export async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const code = takenCodes.get(takenConstraint(error));
    throw code ? new RepositoryError(code) : error;
  }
}
