import { staffLimits } from "@callboard/contracts/staff-limits";
import type { Db } from "../../db/client.ts";
import { FieldError, ForbiddenError, RateLimitError } from "../../http/errors.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { factorRepository } from "./factor-repository.ts";
import type { SecretSealer } from "./sealed-secret.ts";
import type { StaffActor } from "./staff-guard.ts";
import { freshUntil } from "./staff-policy.ts";
import { type StaffRow, staffRepository } from "./staff-repository.ts";
import { factorUri, newFactorSecret, newRecoveryCode, stepOfCode } from "./totp.ts";

const wrongCode = { code: "This code is not right, or was used before" };
const tooManyTries = "Too many wrong codes. Try again later";

type Deps = { db: Db; clock: () => Date; sealer: SecretSealer };

/** Setting up second factors, and showing them. */
export function factors({ db, clock, sealer }: Deps) {
  /** Begins a new second factor. Throws ForbiddenError where the one in force was not shown a moment ago. */
  async function setUp({ row, factorAt }: StaffActor) {
    if (row.is_demo) throw new ForbiddenError("The accounts of the demo have no second factor");
    if (row.factor_secret && !freshUntil(factorAt, clock())) {
      throw new ForbiddenError("Confirm with your present authenticator app first");
    }
    const secret = newFactorSecret();
    await factorRepository(db).setPending(row.user_id, sealer.seal(secret));
    return { secret, uri: factorUri(secret, row.username) };
  }

  function newCodes() {
    const codes = Array.from({ length: staffLimits.recoveryCodes }, newRecoveryCode);
    return { codes, hashes: codes.map((code) => sealer.hash(code.replace("-", ""))) };
  }

  /** The 30 seconds of a right code; null without a factor, and for one that the server's key does not open any more. */
  function stepIn(sealed: string | null, code: string, now: Date): number | null {
    const secret = sealed && sealer.open(sealed);
    return secret ? stepOfCode(secret, code, now) : null;
  }

  /** Counts a try by itself, whatever becomes of the rest. Throws RateLimitError. */
  async function countTry(actor: StaffActor): Promise<void> {
    const isAllowed = await db.transaction((tx) => factorRepository(tx).countTry(actor, clock()));
    if (!isAllowed) throw new RateLimitError(tooManyTries, staffLimits.factorTriesWindow / 1_000);
  }

  /** Puts the new second factor in force. Gives the recovery codes, once. Throws FieldError and RateLimitError. */
  async function confirm(actor: StaffActor, code: string, requestId: string): Promise<string[]> {
    await countTry(actor);
    const { userId, sessionId, name, row } = actor;
    const now = clock();
    const sealed = row.pending_factor_secret;
    const step = stepIn(sealed, code, now);
    if (sealed === null || step === null) throw new FieldError(wrongCode);
    const { codes, hashes } = newCodes();
    await db.transaction(async (tx) => {
      const repository = factorRepository(tx);
      if (!(await repository.confirm(userId, sealed, step, hashes))) throw new FieldError(wrongCode);
      await repository.forgetShown(userId);
      await repository.markShown(sessionId, now);
      await repository.forgetTries(actor);
      await auditRepository(tx).record({
        actor: { id: userId, name },
        action: "factor.set_up",
        subject: { kind: "account", id: userId },
        ...{ requestId, now },
      });
    });
    return codes;
  }

  /** True where the code is right, and counted as used. */
  function isRight(tx: Db, { user_id, factor_secret }: StaffRow, code: string): Promise<boolean> {
    const repository = factorRepository(tx);
    if (code.length > 6) return repository.takeRecoveryCode(user_id, sealer.hash(code));
    const step = stepIn(factor_secret, code, clock());
    return step === null ? Promise.resolve(false) : repository.takeStep(user_id, step);
  }

  /** Shows the second factor in a session, by a code of the app or a recovery code. Throws FieldError and RateLimitError. */
  async function show(actor: StaffActor, code: string): Promise<void> {
    await countTry(actor);
    await db.transaction(async (tx) => {
      if (!(await isRight(tx, actor.row, code))) throw new FieldError(wrongCode);
      await factorRepository(tx).markShown(actor.sessionId, clock());
      await factorRepository(tx).forgetTries(actor);
    });
  }

  /** New recovery codes instead of all earlier ones. Throws ForbiddenError where the factor was not shown a moment ago. */
  async function renewRecoveryCodes(actor: StaffActor): Promise<string[]> {
    if (!actor.row.factor_secret || !freshUntil(actor.factorAt, clock())) {
      throw new ForbiddenError("Confirm with a code of your authenticator app first");
    }
    const { codes, hashes } = newCodes();
    await db.transaction((tx) => factorRepository(tx).replaceRecoveryCodes(actor.userId, hashes));
    return codes;
  }

  return { setUp, confirm, show, renewRecoveryCodes };
}

/** Takes somebody's second factor away, in all their sessions. Call it in a transaction. */
export async function forgetFactor(tx: Db, userId: number): Promise<void> {
  await staffRepository(tx).forgetFactor(userId);
  await factorRepository(tx).replaceRecoveryCodes(userId, []);
  await factorRepository(tx).forgetShown(userId);
}
