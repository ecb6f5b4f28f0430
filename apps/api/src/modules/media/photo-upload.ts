import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../../db/client.ts";
import { FieldError, UnavailableError } from "../../http/errors.ts";
import { inFolder } from "./in-folder.ts";
import { formHash, photoHashes } from "./photo/form-hash.ts";
import type { ImageSize, Rendered } from "./photo/image.ts";
import { formOptions, readForm, type SentForm } from "./photo/photo-form.ts";
import { type PhotoStorageDeps, photoStorage, type Sizes } from "./photo/photo-storage.ts";

export type UploadDeps = PhotoStorageDeps & {
  /** Holds uploaded photos while their form is read. */
  uploadFolder: string;
};

/** A photo as it was sent: what its sender calls it, and the SHA-256 of its file. */
type SentPhoto = { name: string; hash: string };
/** The same, once it is stored. */
type StoredPhoto = SentPhoto & { size: ImageSize };

/** The address of each field's photo; null where it may stay without one. */
type Addresses<Field extends string, Kept> = Record<Field, string | Kept>;

type Upload<Field extends string, Input, Row, Kept = never> = {
  /** The required photo fields, each with the message for a missing one. */
  photos: Record<Field, string>;
  /** What photos are stored already, by the form's texts: those fields may stay empty. */
  kept?: (texts: Record<string, unknown>) => Promise<Partial<Addresses<Field, Kept>>>;
  /** Validates the form's texts. Throws FieldError. */
  check: (texts: Record<string, unknown>) => Input | Promise<Input>;
  /** How the photos of a valid form are made into what is stored; in every width as they are, without it. */
  render?: ((input: Input) => (image: string | Buffer) => Promise<Rendered[]>) | undefined;
  /** The row that a form with this hash, or with these photos, was saved as before; null for none. Photos may be missing. */
  earlier?: ((hash: string, photos: Partial<Record<Field, SentPhoto>>) => Promise<Row | null>) | undefined;
  /** Writes the row that uses the photos, in the transaction it is given, with the hash of the form. */
  save: (
    tx: Db,
    input: Input,
    addresses: Addresses<Field, Kept>,
    hash: string,
    photos: Record<Field, StoredPhoto>,
  ) => Promise<Row>;
};

/** Concurrent uploads. Each may take eleven megabytes of disk and a second of CPU. */
const formsMax = 32;

/**
 * Receives multipart forms with photos. `accept` registers the parser for the routes of a plugin. `receive` reads a form,
 * validates it, stores its photos and saves its row, both or neither. It throws FieldError with every issue, and
 * UnavailableError with too many uploads at once.
 */
export function photoUploads({ uploadFolder, ...deps }: UploadDeps) {
  const store = photoStorage(deps);
  let receiving = 0;

  /** Call it before the plugin's routes. */
  async function accept(app: Pick<FastifyInstance, "register">) {
    await app.register(multipart, formOptions);
  }

  async function receive<Field extends string, Input, Row, Kept = never>(
    request: FastifyRequest,
    upload: Upload<Field, Input, Row, Kept>,
  ): Promise<Row> {
    if (receiving >= formsMax) {
      request.raw.resume();
      throw new UnavailableError("Too many photos arrive at once. Try again in a minute.");
    }
    receiving += 1;
    try {
      return await inFolder(uploadFolder, "form-", async (folder) => {
        const form = await readForm(request, folder, Object.keys(upload.photos) as Field[]);
        // From here on the client waits for us, so an idle connection is no reason to close it.
        request.raw.socket.setTimeout(0);
        return saveOnce(form, upload);
      });
    } finally {
      receiving -= 1;
    }
  }

  async function saveOnce<Field extends string, Input, Row, Kept>(
    form: SentForm<Field>,
    {
      photos,
      check,
      save,
      render,
      kept = async () => ({}),
      earlier = async () => null,
    }: Upload<Field, Input, Row, Kept>,
  ): Promise<Row> {
    const hashes = await photoHashes(form);
    const hash = formHash(form, hashes);
    const sent = sentPhotos(form, hashes);
    const before = await earlier(hash, sent);
    if (before) return before;
    const stored = await kept(form.texts);
    const required = Object.entries<string>(photos).filter(([field]) => !(field in stored));
    const input = await checkForm(form, Object.fromEntries(required) as Record<Field, string>, check);
    try {
      return await store(
        form.files,
        (tx, addresses, sizes) =>
          save(tx, input, { ...stored, ...addresses }, hash, storedPhotos(sent, sizes)),
        render?.(input),
      );
    } catch (error) {
      // The same form may have arrived twice at once, and the other one was first.
      const meanwhile = await earlier(hash, sent);
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  return { accept, receive };
}

function sentPhotos<Field extends string>({ names }: SentForm<Field>, hashes: Map<Field, string>) {
  const sent: Partial<Record<Field, SentPhoto>> = {};
  for (const [field, hash] of hashes) sent[field] = { hash, name: names.get(field) ?? "" };
  return sent;
}

function storedPhotos<Field extends string>(sent: Partial<Record<Field, SentPhoto>>, sizes: Sizes<Field>) {
  const stored = {} as Record<Field, StoredPhoto>;
  for (const field of Object.keys(sizes) as Field[]) {
    const photo = sent[field];
    if (photo) stored[field] = { ...photo, size: sizes[field] };
  }
  return stored;
}

/** The validated texts. Throws FieldError with every issue of texts and photos. */
async function checkForm<Field extends string, Input>(
  { texts, files, issues }: SentForm<Field>,
  photos: Record<Field, string>,
  check: (texts: Record<string, unknown>) => Input | Promise<Input>,
): Promise<Input> {
  const wrong = { ...issues };
  for (const field of Object.keys(photos) as Field[]) if (!files.has(field)) wrong[field] ??= photos[field];
  const checked = async () => check(texts);
  const input = await checked().catch((error: unknown) => {
    if (!(error instanceof FieldError)) throw error;
    throw new FieldError({ ...error.fields, ...wrong });
  });
  if (Object.keys(wrong).length > 0) throw new FieldError(wrong);
  return input;
}
