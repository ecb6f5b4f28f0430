import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import supertest from "supertest";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { pendingUploads } from "../db/schema/pending-upload.ts";
import { diskFiles } from "../modules/media/files/disk-files.ts";
import { type MediaStore, mediaStore } from "../modules/media/media-store.ts";
import { testClock } from "./clock.ts";
import { startDatabase } from "./database.ts";
import { listenForUploads, type Saving, savingNothing } from "./upload-server.ts";

type Overrides = Saving & {
  /** Stands between the upload and the store. */
  media: (media: MediaStore) => MediaStore;
};

const asIs: Overrides = { ...savingNothing, media: (media) => media };

/** The upload server over a database and folders of this file's own. `saving` is what a test changes about it. */
export function startUploads() {
  const database = startDatabase();
  const folder = mkdtempSync(join(tmpdir(), "callboard-uploads-"));
  const [mediaFolder, uploadFolder] = [join(folder, "media"), join(folder, "uploads")];
  const clock = testClock();
  const saving = { ...asIs };
  const media = mediaStore(diskFiles(mediaFolder));
  let app: FastifyInstance;
  beforeAll(async () => {
    const { db } = database.current;
    const watched: MediaStore = {
      put: (...image) => saving.media(media).put(...image),
      open: (file) => saving.media(media).open(file),
      remove: (name) => saving.media(media).remove(name),
    };
    app = await listenForUploads({ db, media: watched, clock: clock.read, uploadFolder }, saving);
  });
  beforeEach(() => {
    clock.reset();
    Object.assign(saving, asIs);
    for (const name of filesIn(mediaFolder)) rmSync(join(mediaFolder, name));
  });
  afterAll(async () => {
    await app?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    clock,
    saving,
    media,
    mediaFolder,
    uploadFolder,
    get db() {
      return database.current.db;
    },
    get server() {
      return app.server;
    },
    post: () => supertest(app.server).post("/form"),
    stored: () => filesIn(mediaFolder),
    waiting: () => filesIn(uploadFolder),
    pending: async () => (await database.current.db.select().from(pendingUploads)).map(({ name }) => name),
  };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
