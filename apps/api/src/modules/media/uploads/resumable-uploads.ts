import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { MemoryLocker, Server } from "@tus/server";
import { DataStore, Upload } from "@tus/utils";
import type { FastifyBaseLogger, FastifyError } from "fastify";
import { answerToError } from "../../../http/error-handler.ts";
import { NotFoundError, UnavailableError } from "../../../http/errors.ts";
import type { Actor } from "../../session/session-repository.ts";

/** How many of one kind arrive at once. Each has a piece in memory. */
const atOnce = 24;

/** What a sender says of a file; nothing of it is believed. */
export type Announced = {
  key: string;
  size: number;
  metadata: Record<string, string | null | undefined> | undefined;
};

type OnItsWay = { size: number; received: number; created_at: Date };

/** Files of one kind that are uploaded: what is done with them is the actor's act. */
export type UploadKind<File extends OnItsWay> = {
  /** Where uploads are, below the prefix of the API. */
  path: string;
  maxBytes: number;
  texts: { tooLarge: string; busy: string };
  begin: (actor: Actor, announced: Announced) => Promise<unknown>;
  /** The actor's own, under way or whole; null for any other. */
  find: (actor: Actor, key: string) => Promise<File | null>;
  /** Returns how many bytes are stored. */
  receive: (actor: Actor, file: File, stream: Readable) => Promise<number>;
  remove: (actor: Actor, file: File) => Promise<void>;
};

/** A request about uploads of somebody: about one of them, or without a key to begin one. */
type Asked = {
  actor: Actor;
  key: string | undefined;
  log: FastifyBaseLogger;
  raw: IncomingMessage;
  response: ServerResponse;
};

type Failure = Error | { status_code: number };

/** Uploads by the tus protocol. The server of the protocol asks this store, which only knows what is the actor's. */
export function resumableUploads<File extends OnItsWay>(kind: UploadKind<File>) {
  const locker = new MemoryLocker();
  let receiving = 0;

  async function ownFile(actor: Actor, key: string): Promise<File> {
    const file = await kind.find(actor, key);
    if (!file) throw new NotFoundError();
    return file;
  }

  async function receive(actor: Actor, key: string, stream: Readable): Promise<number> {
    if (receiving >= atOnce) throw new UnavailableError(kind.texts.busy);
    receiving += 1;
    try {
      return await kind.receive(actor, await ownFile(actor, key), stream);
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
        await kind.begin(actor, { key, size, metadata });
        return upload;
      },
      getUpload: async (key: string) => {
        const { size, received, created_at } = await ownFile(actor, key);
        return new Upload({ id: key, size, offset: received, creation_date: created_at.toISOString() });
      },
      write: (stream: Readable, key: string) => receive(actor, key, stream),
      remove: async (key: string) => kind.remove(actor, await ownFile(actor, key)),
    });
  }

  /** Answers a request by the protocol, with failures in the envelope. */
  async function answer({ actor, key, log, raw, response }: Asked): Promise<void> {
    const server = new Server({
      path: kind.path,
      datastore: storeOf(actor),
      locker,
      maxSize: kind.maxBytes,
      // The gateway puts its own address in place of it.
      generateUrl: (_request, { id }) => id,
      getFileIdFromRequest: () => key,
      namingFunction: () => randomUUID(),
      allowedOrigins: () => false,
      // Nobody waits for the lock of another's upload.
      onIncomingRequest: async (_request, id) => {
        if (key) await ownFile(actor, id);
      },
      onResponseError: (_request, error) => answerTo(error, kind.texts.tooLarge, log),
    });
    await server.handle(raw, response);
  }

  return { answer };
}

/** The protocol's own failures have a status and a text for programmers; all others are ours. */
function answerTo(error: Failure, tooLarge: string, log: FastifyBaseLogger) {
  const status_code = "status_code" in error ? error.status_code : null;
  const message = status_code === 413 ? tooLarge : "The upload was refused";
  if (status_code) return { status_code, body: JSON.stringify({ success: false, message }) };
  const { status, body } = answerToError(error as FastifyError, { log });
  return { status_code: status, body: JSON.stringify(body) };
}
