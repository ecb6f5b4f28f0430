import { createHash } from "node:crypto";
import type { ListEntry, ListFields, ListName, SaveListEntryInput } from "@callboard/contracts/site-list";
import type { Db } from "../../db/client.ts";
import { ConflictError, InvalidError, NotFoundError } from "../../http/errors.ts";
import { RepositoryError } from "../../repository-error.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { type ChangedTag, cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import type { Acting } from "../staff/acting.ts";
import { assertEntryPicture, keepEntryPicture } from "./entry-picture.ts";
import { listLockRepository } from "./list-lock-repository.ts";
import { orderedListRepository, type StoredEntry } from "./ordered-list-repository.ts";
import { tagListRepository } from "./tag-list-repository.ts";
import { videoListRepository } from "./video-list-repository.ts";

type ListRepository<Name extends ListName> = {
  list: () => Promise<StoredEntry<Name>[]>;
  create: (fields: ListFields<Name>, now: Date) => Promise<number>;
  update: (id: number, fields: ListFields<Name>) => Promise<boolean>;
  remove: (id: number) => Promise<void>;
  order?: (ids: number[]) => Promise<void>;
};

const repositories: { [Name in ListName]: (db: Db) => ListRepository<Name> } = {
  category: (db) => orderedListRepository(db, "category"),
  event_category: (db) => orderedListRepository(db, "event_category"),
  profession: (db) => orderedListRepository(db, "profession"),
  city: (db) => orderedListRepository(db, "city"),
  video: videoListRepository,
  tag: tagListRepository,
};

/** What the gateways have to read anew. */
const changes: Record<ListName, ChangedTag[]> = {
  category: ["article"],
  tag: ["article"],
  event_category: ["event", "reference"],
  profession: ["reference"],
  city: ["reference"],
  video: ["video"],
};

/** One type for all lists: the name of the list says which fields an entry has. */
const repositoryOf = (db: Db, list: ListName) =>
  repositories[list](db) as unknown as ListRepository<ListName>;

/** Of the fields alone, whatever order their names come in. */
function versionOf(fields: object): string {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url").slice(0, 16);
}

export async function siteList(db: Db, list: ListName): Promise<ListEntry[]> {
  const rows = await repositoryOf(db, list).list();
  return rows.map((row) => ({ ...row, list, version: versionOf(row.fields) }) as ListEntry);
}

async function entryOf(db: Db, list: ListName, id: number): Promise<ListEntry | null> {
  return (await siteList(db, list)).find((entry) => entry.id === id) ?? null;
}

/** Runs one change at a time, so that what it began from is what is stored. */
function changing<Result>({ db }: Acting, change: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await listLockRepository(tx).hold();
    return change(tx);
  });
}

type Noted = { act: string; list: ListName; id: number; before?: object | null; after?: object | null };

async function note(tx: Db, { by, now, requestId }: Acting, { act, list, id, before, after }: Noted) {
  await auditRepository(tx).record({
    ...{ actor: by, action: `${list}.${act}`, subject: { kind: list, id }, requestId, now },
    ...{ before: before && { ...before }, after: after && { ...after } },
  });
  await cacheVersionRepository(tx).raise(...changes[list]);
}

/** Throws ConflictError where somebody acts on an entry that they have not seen as it is. */
function assertSeen(entry: ListEntry, version: string | null): void {
  if (entry.version !== version) throw new ConflictError("Somebody changed this entry meanwhile");
}

/** Adds an entry, or changes one. Throws NotFoundError, ConflictError, FieldError and RepositoryError. */
export function saveEntry(
  acting: Acting,
  { list, id, version, fields }: SaveListEntryInput,
  imageOrigins: readonly string[],
): Promise<ListEntry> {
  return changing(acting, async (tx) => {
    const repository = repositoryOf(tx, list);
    const before = id === null ? null : await entryOf(tx, list, id);
    if (before) assertSeen(before, version);
    await assertEntryPicture(tx, list, { now: fields, before: before?.fields ?? null }, imageOrigins);
    if (id !== null && !(before && (await repository.update(id, fields)))) throw new NotFoundError();
    const savedId = id ?? (await repository.create(fields, acting.now));
    await keepEntryPicture(tx, list, savedId, fields);
    const act = before ? "change" : "create";
    await note(tx, acting, { act, list, id: savedId, before: before?.fields ?? null, after: fields });
    const entry = await entryOf(tx, list, savedId);
    if (!entry) throw new InvalidError("This list is full");
    return entry;
  });
}

/** Removes an entry that nothing uses. Throws NotFoundError, ConflictError and RepositoryError. */
export function removeEntry(acting: Acting, list: ListName, id: number, version: string): Promise<void> {
  return changing(acting, async (tx) => {
    const before = await entryOf(tx, list, id);
    if (!before) throw new NotFoundError();
    assertSeen(before, version);
    if (before.is_used) throw new RepositoryError("list_entry_used");
    await repositoryOf(tx, list).remove(id);
    await keepEntryPicture(tx, list, id, null);
    await note(tx, acting, { act: "remove", list, id, before: before.fields });
  });
}

/** Puts a list in another order. Throws InvalidError unless the ids are all of the list, each once. */
export function orderList(acting: Acting, list: ListName, ids: number[]): Promise<void> {
  return changing(acting, async (tx) => {
    const repository = repositoryOf(tx, list);
    const before = (await repository.list()).map(({ id }) => id);
    const isSame = new Set(ids).size === before.length && ids.length === before.length;
    if (!repository.order || !isSame || !before.every((id) => ids.includes(id))) {
      throw new InvalidError("Somebody changed this list meanwhile: load it again");
    }
    await repository.order(ids);
    await note(tx, acting, { act: "order", list, id: 0, before: { ids: before }, after: { ids } });
  });
}

/** Replaces a tag by another one everywhere. Throws NotFoundError and InvalidError. */
export function mergeTags(acting: Acting, id: number, into: number): Promise<void> {
  if (id === into) throw new InvalidError("Choose another tag");
  return changing(acting, async (tx) => {
    const before = await entryOf(tx, "tag", id);
    if (!before || !(await tagListRepository(tx).merge(id, into))) throw new NotFoundError();
    await keepEntryPicture(tx, "tag", id, null);
    await note(tx, acting, {
      act: "merge",
      list: "tag",
      id,
      before: before.fields,
      after: { into_id: into },
    });
  });
}
