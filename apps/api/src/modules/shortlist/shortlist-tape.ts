import type { ShortlistTapeInput } from "@callboard/contracts/shortlist";
import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import type { Tape } from "@callboard/contracts/tape";
import type { Db } from "../../db/client.ts";
import { ForbiddenError, NotFoundError } from "../../http/errors.ts";
import { receivedApplicationRepository } from "../application/received-application-repository.ts";
import { type TapeRow, tapeRepository } from "../tape/tape-repository.ts";
import { assertOpen } from "./open-shortlist.ts";
import type { ShortlistDeps } from "./share-shortlist.ts";
import { shownOnward } from "./shortlist-policy.ts";
import { type ShortlistRow, shortlistRepository } from "./shortlist-repository.ts";

/** The tape of an application as far as a shortlist shows it. Throws NotFoundError. */
async function shownTape(db: Db, row: ShortlistRow, applicationId: number, now: Date): Promise<Tape> {
  await assertOpen(db, row, now);
  const [id] = await shortlistRepository(db).listOn(row.id, { isForVisitors: true, only: applicationId });
  const application = id === undefined ? null : await receivedApplicationRepository(db).get(id);
  const tape = application && shownOnward(application).tape;
  if (!tape) throw new NotFoundError();
  return tape;
}

/** A tape with a pass that plays it for a while, as long as the link is good. Throws NotFoundError. */
export async function passForTape(
  { db, clock, keys }: ShortlistDeps,
  { token, application_id }: ShortlistTapeInput,
): Promise<{ tape: Tape; pass: string }> {
  const now = clock();
  const { row } = await assertOpen(db, await shortlistRepository(db).getByToken(keys.hashOf(token)), now);
  const tape = await shownTape(db, row, application_id, now);
  const until = now.getTime() + shortlistLimits.passLife;
  const played = { shortlistId: row.id, applicationId: application_id };
  return { tape, pass: keys.passOf(played, until, row.token_hash) };
}

/** The tape that a pass plays, as long as the shortlist shows it. Throws ForbiddenError for no pass, and NotFoundError. */
export async function tapeOfPass({ db, clock, keys }: ShortlistDeps, pass: string): Promise<TapeRow> {
  const now = clock();
  const played = keys.readPass(pass, now);
  const row = played && (await shortlistRepository(db).get(played.shortlistId));
  if (!row || !keys.isPass(pass, row.token_hash))
    throw new ForbiddenError("This address is over. Reload the page.");
  await shownTape(db, row, played.applicationId, now);
  const tape = await tapeRepository(db).getSent(played.applicationId);
  if (!tape) throw new NotFoundError();
  return tape;
}
