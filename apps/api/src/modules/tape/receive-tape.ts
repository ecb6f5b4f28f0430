import type { Readable } from "node:stream";
import { tapeTexts } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import type { Db } from "../../db/client.ts";
import { ConflictError, FieldError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { orFull } from "../media/files/storage-full.ts";
import type { Actor } from "../session/session-repository.ts";
import { type TapeDeps, tryToRemove } from "./sweep-tapes.ts";
import { beginningOfPiece } from "./tape-pieces.ts";
import { canChangeTape } from "./tape-policy.ts";
import { type TapeRow, tapeRepository } from "./tape-repository.ts";
import { tapeTypeOf } from "./tape-type.ts";

const { pieceBytes, minBytes } = tapeLimits;

/** `actor` sends it. */
type Receiving = TapeDeps & { actor: Actor };

/** What comes of a stream until it ends or breaks off; `onBroken` hears why. */
async function* untilBroken(stream: Readable, onBroken: (error: unknown) => void): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    onBroken(error);
  }
}

/**
 * Stores what comes of a tape, one piece in memory at a time. What came before a stream broke off is kept. Returns how many bytes are stored.
 * Throws FieldError for what is no video, which is given up; InvalidError where the application was opened meanwhile;
 * StorageFullError; ConflictError and NotFoundError where somebody else was faster, or the tape is not there any more; and what the stream throws.
 */
export async function receiveTape(deps: Receiving, tape: TapeRow, stream: Readable): Promise<number> {
  let current = tape;
  let held = [await beginningOfPiece(deps.pieces, tape.key, tape.received)];
  let length = tape.received % pieceBytes;
  let broken: unknown;

  async function store(): Promise<void> {
    current = await storePiece(deps, current, Buffer.concat(held, length));
    if (length < pieceBytes) return;
    held = [];
    length = 0;
  }

  for await (const chunk of untilBroken(stream, (error) => (broken = error ?? new Error("broken off")))) {
    for (let rest = chunk; rest.length > 0; ) {
      const taken = rest.subarray(0, pieceBytes - length);
      held.push(taken);
      length += taken.length;
      rest = rest.subarray(taken.length);
      if (length === pieceBytes) await store();
    }
  }
  if (length > 0) await store();
  if (broken) throw broken;
  return current.received;
}

/** Stores the piece that a tape has come to, or its beginning. Returns the tape as it is then. */
async function storePiece(deps: Receiving, tape: TapeRow, content: Buffer): Promise<TapeRow> {
  const index = Math.floor(tape.received / pieceBytes);
  const end = index * pieceBytes + content.length;
  if (end === tape.received || end > tape.size) return tape;
  // So little tells nothing yet; the sender goes on from where it was.
  if (end < minBytes) return tape;
  const type = index === 0 ? tapeTypeOf(content) : tape.type;
  if (!type) {
    await giveUp(deps, tape);
    throw new FieldError({ tape: tapeTexts.type });
  }
  await orFull(deps.pieces.write(tape.key, index, content), tapeTexts.full);
  const stored = await note(deps, tape, { end, type });
  if (stored) return stored;
  if (await tapeRepository(deps.db).getOwn(tape.user_id, tape.key))
    throw new ConflictError("Sent twice at once");
  await deps.pieces.removeOne(tape.key, index);
  throw new NotFoundError();
}

type Stored = { end: number; type: NonNullable<TapeRow["type"]> };

/** Notes what is stored. A tape that is complete belongs to its application, where that is sent already. */
async function note(deps: Receiving, tape: TapeRow, { end, type }: Stored): Promise<TapeRow | null> {
  const { db, clock, actor } = deps;
  if (end < tape.size) return tapeRepository(db).advance(tape, end, type, clock());
  let replaced: TapeRow[] = [];
  const complete = await db
    .transaction(async (tx) => {
      const row = await tapeRepository(tx).advance(tape, end, type, clock());
      if (row) replaced = await addToApplication(tx, actor, row, clock());
      return row;
    })
    .catch(async (error: unknown) => {
      if (error instanceof InvalidError) await giveUp(deps, tape);
      throw error;
    });
  await tryToRemove(deps, replaced);
  return complete;
}

/** Gives a complete tape to the application that was sent already, if there is one. Returns the tape in whose place it comes. */
async function addToApplication(tx: Db, actor: Actor, tape: TapeRow, now: Date): Promise<TapeRow[]> {
  const { user_id, event_id } = tape;
  const sent = event_id === null ? null : await applicationRepository(tx).find(event_id, user_id);
  if (event_id === null || !sent) return [];
  const application = await applicationRepository(tx).getLocked(sent.id);
  if (!application) return [];
  if (!canChangeTape(actor, application)) throw new InvalidError(tapeTexts.late);
  const replaced = await tapeRepository(tx).discardOf(application.id, now);
  await tapeRepository(tx).send(tape.id, { user_id, event_id }, application.id, now);
  return replaced;
}

async function giveUp(deps: TapeDeps, { id }: TapeRow): Promise<void> {
  await tryToRemove(deps, await tapeRepository(deps.db).discardOne(id, deps.clock()));
}
