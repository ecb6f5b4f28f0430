import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { tapeTexts } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { MemoryLocker, Server } from "@tus/server";
import { DataStore, Upload } from "@tus/utils";
import type { FastifyBaseLogger, FastifyError } from "fastify";
import { answerToError } from "../../http/error-handler.ts";
import { NotFoundError, UnavailableError } from "../../http/errors.ts";
import type { Actor } from "../session/session-repository.ts";
import { beginTape } from "./begin-tape.ts";
import { receiveTape } from "./receive-tape.ts";
import { removeTape } from "./remove-tape.ts";
import type { TapeDeps } from "./sweep-tapes.ts";
import { type TapeRow, tapeRepository } from "./tape-repository.ts";

/** How many arrive at once. Each has a piece in memory. */
const atOnce = 24;
/** Where uploads are, below the prefix of the API. */
export const uploadsPath = "/tape/uploads";

/** A request about uploads of somebody: about one of them, or without a key to begin one. */
type Asked = {
  actor: Actor;
  key: string | undefined;
  log: FastifyBaseLogger;
  raw: IncomingMessage;
  response: ServerResponse;
};

type Failure = Error | { status_code: number };

/** Uploads of tapes by the tus protocol. The server of the protocol asks this store, which only knows what is the actor's. */
export function tapeUploads(deps: TapeDeps) {
  const locker = new MemoryLocker();
  let receiving = 0;

  async function ownTape(actor: Actor, key: string): Promise<TapeRow> {
    const tape = await tapeRepository(deps.db).getOwn(actor.userId, key);
    if (!tape) throw new NotFoundError();
    return tape;
  }

  async function receive(actor: Actor, key: string, stream: Readable): Promise<number> {
    if (receiving >= atOnce)
      throw new UnavailableError("Too many tapes arrive at once. Try again in a minute.");
    receiving += 1;
    try {
      return await receiveTape({ ...deps, actor }, await ownTape(actor, key), stream);
    } finally {
      receiving -= 1;
    }
  }

  function storeOf(actor: Actor): DataStore {
    const store = new DataStore();
    store.extensions = ["creation", "termination"];
    return Object.assign(store, {
      create: async (upload: Upload) => {
        const { id: key, size = 0, metadata } = upload;
        await beginTape(deps, actor, { key, size, metadata });
        return upload;
      },
      getUpload: async (key: string) => {
        const { size, received, created_at } = await ownTape(actor, key);
        return new Upload({ id: key, size, offset: received, creation_date: created_at.toISOString() });
      },
      write: (stream: Readable, key: string) => receive(actor, key, stream),
      remove: async (key: string) => removeTape(deps, actor, await ownTape(actor, key)),
    });
  }

  /** Answers a request by the protocol, with failures in the envelope. */
  async function answer({ actor, key, log, raw, response }: Asked): Promise<void> {
    const server = new Server({
      path: uploadsPath,
      datastore: storeOf(actor),
      locker,
      maxSize: tapeLimits.maxBytes,
      // The gateway puts its own address in place of it.
      generateUrl: (_request, { id }) => id,
      getFileIdFromRequest: () => key,
      namingFunction: () => randomUUID(),
      allowedOrigins: () => false,
      // Nobody waits for the lock of another's upload.
      onIncomingRequest: async (_request, id) => {
        if (key) await ownTape(actor, id);
      },
      onResponseError: (_request, error) => answerTo(error, log),
    });
    await server.handle(raw, response);
  }

  return { answer };
}

/** The protocol's own failures have a status and a text for programmers; all others are ours. */
function answerTo(error: Failure, log: FastifyBaseLogger): { status_code: number; body: string } {
  const status_code = "status_code" in error ? error.status_code : null;
  const message = status_code === 413 ? tapeTexts.size : "The upload was refused";
  if (status_code) return { status_code, body: JSON.stringify({ success: false, message }) };
  const { status, body } = answerToError(error as FastifyError, { log });
  return { status_code: status, body: JSON.stringify(body) };
}
