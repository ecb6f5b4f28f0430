import type { ReceivedApplication } from "@callboard/contracts/application";
import type { LabelInput, Note } from "@callboard/contracts/board";
import { limits } from "@callboard/contracts/limits";
import type { Db } from "../../db/client.ts";
import { ForbiddenError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { isOfOther } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { eventToReview } from "../application/event-to-review.ts";
import { receivedApplicationRepository } from "../application/received-application-repository.ts";
import { seenBy } from "../application/seen-by.ts";
import type { EventTerms } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { historyRepository } from "./history-repository.ts";
import { labelRepository } from "./label-repository.ts";
import { type NoteRow, noteRepository } from "./note-repository.ts";

/** Holds an application whose event the actor reviews, and gives that event. Throws NotFoundError and ForbiddenError. */
async function eventOfHeld(tx: Db, actor: Actor, id: number): Promise<EventTerms> {
  const application = await applicationRepository(tx).getLocked(id);
  if (!application) throw new NotFoundError();
  const event = await eventToReview(tx, actor, application.event_id);
  if (!isOfOther(actor, application)) throw new NotFoundError();
  return event;
}

/** Gives an application stars; 0 takes them away. Throws NotFoundError and ForbiddenError. */
export function rate(db: Db, actor: Actor, id: number, rating: number): Promise<ReceivedApplication> {
  return db.transaction(async (tx) => {
    const event = await eventOfHeld(tx, actor, id);
    await applicationRepository(tx).rate(id, rating);
    const application = await receivedApplicationRepository(tx).get(id);
    if (!application) throw new NotFoundError();
    return seenBy(actor, event)(application);
  });
}

/** Puts a label on applications for an own event, or takes it off. Throws NotFoundError, ForbiddenError and InvalidError. */
export function label(db: Db, actor: Actor, { event_id, ids, name, is_on }: LabelInput) {
  return db.transaction(async (tx) => {
    const event = await eventToReview(tx, actor, event_id);
    const eventId = event.id;
    const labels = labelRepository(tx);
    const held = await historyRepository(tx).getLocked(eventId, ids);
    const found = held.filter((row) => isOfOther(actor, row)).map((row) => row.id);
    const listOf = async (some: number[]) =>
      (await receivedApplicationRepository(tx).listOf(eventId, some)).map(seenBy(actor, event));
    const existing = await labels.find(eventId, name);
    if (!is_on) {
      if (!existing) throw new NotFoundError();
      await labels.remove(existing.id, found);
      return { label: existing, labelled: await listOf(found) };
    }
    if (found.length === 0) throw new NotFoundError();
    if (!existing && (await labels.list(eventId)).length >= limits.labelsMax) {
      throw new InvalidError(`A call has up to ${limits.labelsMax} labels`);
    }
    const wanted = existing ?? (await labels.create(eventId, name));
    if (!wanted) throw new NotFoundError();
    const full = new Set(await labels.listFull(found));
    const free = found.filter((id) => !full.has(id));
    if (free.length === 0)
      throw new InvalidError(`An application has up to ${limits.applicationLabelsMax} labels`);
    await labels.add(wanted.id, free);
    return { label: wanted, labelled: await listOf(free) };
  });
}

export function toNote({ id, author, body, created_at, by }: NoteRow, actor: Actor): Note {
  return { id, author, body, created_at: created_at.toISOString(), can: { remove: by === actor.userId } };
}

/** Writes a note. Throws NotFoundError, ForbiddenError, and InvalidError where no more fit. */
export function addNote(db: Db, actor: Actor, id: number, body: string, now: Date): Promise<Note> {
  return db.transaction(async (tx) => {
    await eventOfHeld(tx, actor, id);
    const notes = noteRepository(tx);
    if ((await notes.countOf(id)) >= limits.boardNotesMax) {
      throw new InvalidError(`An application has up to ${limits.boardNotesMax} notes`);
    }
    return toNote(await notes.create({ application_id: id, by: actor.userId, body, created_at: now }), actor);
  });
}

/** Removes an own note, and gives the application that it was about. Throws NotFoundError and ForbiddenError. */
export function removeNote(db: Db, actor: Actor, noteId: number): Promise<number> {
  return db.transaction(async (tx) => {
    const notes = noteRepository(tx);
    const note = await notes.get(noteId);
    if (!note) throw new NotFoundError();
    await eventOfHeld(tx, actor, note.application_id);
    if (note.by !== actor.userId) throw new ForbiddenError("Only who wrote a note removes it");
    await notes.remove(noteId);
    return note.application_id;
  });
}
