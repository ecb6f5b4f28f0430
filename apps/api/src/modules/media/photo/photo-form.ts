import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { limits } from "@callboard/contracts/limits";
import { photoTexts } from "@callboard/contracts/photo";
import type {
  FastifyMultipartBaseOptions,
  Multipart,
  MultipartFile,
  MultipartValue,
} from "@fastify/multipart";
import { errorCodes, type FastifyRequest } from "fastify";

const { FST_ERR_CTP_BODY_TOO_LARGE: TooLarge, FST_ERR_CTP_INVALID_MEDIA_TYPE: NoForm } = errorCodes;

/** A received form: its texts, the files of its photos and what their senders called them, and its issues, each by field. */
export type SentForm<Field extends string> = {
  texts: Record<string, unknown>;
  files: Map<Field, string>;
  names: Map<Field, string>;
  issues: Record<string, string>;
};

/** The form cannot be parsed, or breaks off. */
class MalformedFormError extends Error {
  readonly statusCode = 400;
}

/** How `@fastify/multipart` reads a form of some twenty texts, the longest of five thousand characters. */
export const formOptions = {
  throwFileSizeLimit: false,
  limits: {
    fieldNameSize: 100,
    fieldSize: 65_536,
    fields: 40,
    files: 4,
    parts: 44,
    headerPairs: 20,
    fileSize: limits.photoMaxBytes,
  },
} satisfies FastifyMultipartBaseOptions;

/**
 * Reads a form with photos in the given fields. What they hold goes straight into files of the folder, so that memory
 * does not grow with it; what is too large is read past. Throws what is answered with 413 for a form that is too large
 * as a whole, with 415 for something else than a form, with 400 for one that breaks off.
 */
export async function readForm<Field extends string>(
  request: FastifyRequest,
  folder: string,
  photoFields: readonly Field[],
): Promise<SentForm<Field>> {
  if (!request.isMultipart()) throw new NoForm();
  const form: SentForm<Field> = { texts: {}, files: new Map(), names: new Map(), issues: {} };
  const count = countBytes(request);
  try {
    // A closed connection emits no second close: the parser would wait forever.
    if (request.raw.destroyed) throw new MalformedFormError("The sender has hung up");
    if (Number(request.headers["content-length"]) > limits.eventFormMaxBytes) throw new TooLarge();
    for await (const part of request.parts()) await take(part, form, folder, photoFields);
    return form;
  } catch (error) {
    throw toFormError(error);
  } finally {
    request.raw.off("data", count);
    // Drains the request, or the client would not read the response.
    request.raw.resume();
  }
}

async function take<Field extends string>(
  part: Multipart,
  form: SentForm<Field>,
  folder: string,
  photoFields: readonly Field[],
) {
  const { fieldname: name } = part;
  const photoField = photoFields.find((field) => field === name);
  if (name in form.texts || (photoField && form.files.has(photoField))) form.issues[name] = "Was sent twice";
  else if (part.type === "field") takeText(part, form);
  else if (photoField) return takePhoto(part, form, photoField, join(folder, photoField));
  else form.issues[name] = "Takes no file";
  if (part.type === "file") part.file.resume();
}

function takeText({ fieldname, value, valueTruncated }: MultipartValue, form: SentForm<string>) {
  form.texts[fieldname] = value;
  if (valueTruncated) form.issues[fieldname] = "Is too long";
}

async function takePhoto<Field extends string>(
  { file, filename }: MultipartFile,
  form: SentForm<Field>,
  field: Field,
  path: string,
) {
  await pipeline(file, createWriteStream(path));
  if (file.truncated) form.issues[field] = photoTexts.size;
  // A browser sends an empty file where none was chosen.
  if (file.bytesRead === 0) return;
  form.files.set(field, path);
  form.names.set(field, filename);
}

/** Stops at the size limit of a form, whatever Content-Length said. */
function countBytes({ raw }: FastifyRequest) {
  let left: number = limits.eventFormMaxBytes;
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    // The parser listens for errors of the request and gives up.
    if (left < 0) raw.emit("error", new TooLarge());
  };
  raw.on("data", count);
  return count;
}

/** An error of the parser means a malformed form; an error with a status or of the disk stays as it is. */
function toFormError(error: unknown): unknown {
  const isOurs = error instanceof Error && ("statusCode" in error || "syscall" in error);
  return isOurs ? error : new MalformedFormError("The form cannot be read", { cause: error });
}
