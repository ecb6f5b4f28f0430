import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { conversationFileTexts } from "@callboard/contracts/conversation";
import { conversationLimits } from "@callboard/contracts/conversation-limits";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addMs } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { FieldError, ForbiddenError, RateLimitError, UnavailableError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { FilePieces } from "../media/files/file-pieces.ts";
import { inFolder } from "../media/in-folder.ts";
import { ImageError, renderImage } from "../media/photo/image.ts";
import { formOptions, readForm } from "../media/photo/photo-form.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { lockOf } from "./conversation-policy.ts";
import { conversationRepository } from "./conversation-repository.ts";
import { fileName } from "./file-name.ts";
import { type FileRow, fileRepository, piecesOf } from "./file-repository.ts";
import { lockTexts, sideOf } from "./write-message.ts";

/** Concurrent files. Each is in memory for a moment. */
const filesAtOnce = 4;

export type FileDeps = { db: Db; clock: () => Date; pieces: FilePieces; uploadFolder: string };
type Content = { type: FileRow["type"]; content: Buffer };

/** What is stored of a file, by what is in it and not by what it calls itself. Throws FieldError. */
async function contentOf(path: string): Promise<Content> {
  const sent = await readFile(path);
  if (sent.toString("latin1", 0, 5) === "%PDF-") return { type: "application/pdf", content: sent };
  try {
    const content = (await renderImage(path)).at(-1)?.content;
    if (!content) throw new Error("An image was rendered in no size");
    return { type: "image/webp", content };
  } catch (error) {
    if (error instanceof ImageError) throw new FieldError({ file: conversationFileTexts.type });
    throw error;
  }
}

/** Receives files for a conversation, one a form. They belong to nobody until a message takes them. */
export function conversationFiles({ db, clock, pieces, uploadFolder }: FileDeps) {
  let receiving = 0;

  /** Call it before the plugin's routes. */
  async function accept(app: Pick<FastifyInstance, "register">) {
    const limits = { ...formOptions.limits, files: 1, fileSize: conversationLimits.fileMaxBytes };
    await app.register(multipart, { ...formOptions, limits });
  }

  /** Throws NotFoundError, ForbiddenError where nobody writes, FieldError, RateLimitError, and UnavailableError with too many at once. */
  async function receive(request: FastifyRequest, actor: Actor, applicationId: number): Promise<FileRow> {
    if (receiving >= filesAtOnce) {
      request.raw.resume();
      throw new UnavailableError("Too many files arrive at once. Try again in a minute.");
    }
    receiving += 1;
    try {
      await assertWritable(actor, applicationId);
      return await inFolder(uploadFolder, "file-", async (folder) => {
        const { files, names, issues } = await readForm(request, folder, ["file"]);
        const path = files.get("file");
        if (issues.file) throw new FieldError({ file: conversationFileTexts.size });
        if (!path) throw new FieldError({ file: conversationFileTexts.missing });
        // From here on the client waits for us, so an idle connection is no reason to close it.
        request.raw.socket.setTimeout(0);
        return keep(actor, applicationId, names.get("file") ?? "", await contentOf(path));
      });
    } catch (error) {
      request.raw.resume();
      throw error;
    } finally {
      receiving -= 1;
    }
  }

  async function assertWritable(actor: Actor, applicationId: number): Promise<void> {
    const conversations = conversationRepository(db);
    const { terms, ownId, otherId } = sideOf(actor, await conversations.getTerms(applicationId));
    const lock = lockOf(terms, await conversations.blocking(ownId, otherId));
    if (lock) throw new ForbiddenError(lockTexts[lock]);
  }

  async function keep(actor: Actor, application_id: number, name: string, { type, content }: Content) {
    const { filesPerDay, day, filePieceBytes } = conversationLimits;
    const now = clock();
    const file = await db.transaction(async (tx) => {
      // The file may have taken minutes: who was removed meanwhile stores nothing.
      sideOf(await standing(tx, actor), await conversationRepository(tx).getTerms(application_id));
      await userRepository(tx).lockToWrite(actor.userId);
      if ((await fileRepository(tx).countSince(actor.userId, addMs(now, -day))) >= filesPerDay)
        throw new RateLimitError("You have sent a lot of files today. Try again tomorrow.", day / 1_000);
      return fileRepository(tx).create({
        ...{
          application_id,
          uploader_id: actor.userId,
          file_key: randomUUID(),
          name: fileName(name, type),
          type,
        },
        ...{ size: content.length, created_at: now },
      });
    });
    // After its row, so that the hourly cleanup finds what breaks off here.
    for (let index = 0; index < piecesOf(content.length); index += 1)
      await pieces.write(
        file.file_key,
        index,
        content.subarray(index * filePieceBytes, (index + 1) * filePieceBytes),
      );
    return file;
  }

  return { accept, receive };
}
