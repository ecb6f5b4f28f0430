import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../../db/client.ts";
import { FieldError, UnavailableError } from "../../http/errors.ts";
import { formHash } from "./photo/form-hash.ts";
import { formOptions, readForm, type SentForm } from "./photo/photo-form.ts";
import { type Addresses, type PhotoStorageDeps, photoStorage } from "./photo/photo-storage.ts";

export type UploadDeps = PhotoStorageDeps & {
  /** Where photos lie while they are looked at. */
  uploadFolder: string;
};

type Upload<Field extends string, Input, Row> = {
  /** The fields that must hold a photo, each with what is said when it is missing. */
  photos: Record<Field, string>;
  /** Makes of the form's texts what is saved. Throws FieldError. */
  check: (texts: Record<string, unknown>) => Input | Promise<Input>;
  /** What a form with that hash has led to before, so that it is not saved again; null for nothing yet. */
  earlier?: ((hash: string) => Promise<Row | null>) | undefined;
  /** Writes the row that uses the photos, in the transaction it is given, with the hash of the form. */
  save: (tx: Db, input: Input, addresses: Addresses<Field>, hash: string) => Promise<Row>;
};

/** How many forms are received at once. Each may take eleven megabytes of the disk, and a second of a processor. */
const formsMax = 32;

/**
 * Takes forms with photos. `accept` lets the routes of a plugin receive them. `receive` reads one, checks all of it,
 * keeps its photos and saves its row: both or neither, whatever fails in between. It throws FieldError with everything
 * that is wrong, by field, and UnavailableError when too many arrive at once.
 */
export function photoUploads({ uploadFolder, ...deps }: UploadDeps) {
  const keep = photoStorage(deps);
  let receiving = 0;

  /** Call it before the plugin's routes. */
  async function accept(app: Pick<FastifyInstance, "register">) {
    await app.register(multipart, formOptions);
  }

  async function receive<Field extends string, Input, Row>(
    request: FastifyRequest,
    upload: Upload<Field, Input, Row>,
  ): Promise<Row> {
    if (receiving >= formsMax) {
      request.raw.resume();
      throw new UnavailableError("Too many photos arrive at once. Try again in a minute.");
    }
    receiving += 1;
    try {
      return await inFolder(uploadFolder, async (folder) => {
        const form = await readForm(request, folder, Object.keys(upload.photos) as Field[]);
        // From here on the sender waits for us: a quiet connection is no sign of a slow one.
        request.raw.socket.setTimeout(0);
        return saveOnce(form, upload);
      });
    } finally {
      receiving -= 1;
    }
  }

  async function saveOnce<Field extends string, Input, Row>(
    form: SentForm<Field>,
    { photos, check, save, earlier = async () => null }: Upload<Field, Input, Row>,
  ): Promise<Row> {
    const hash = await formHash(form);
    const before = await earlier(hash);
    if (before) return before;
    const input = await checkForm(form, photos, check);
    try {
      return await keep(form.files, (tx, addresses) => save(tx, input, addresses, hash));
    } catch (error) {
      // The same form may have arrived twice at once, and the other one was faster.
      const meanwhile = await earlier(hash);
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  return { accept, receive };
}

/** Gives a folder of its own to what is done, and takes it away afterwards with all that is in it. */
async function inFolder<Done>(parent: string, work: (folder: string) => Promise<Done>): Promise<Done> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "form-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Gives what the texts are checked to, or throws everything that is wrong with them and with the photos. */
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
