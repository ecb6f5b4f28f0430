import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import supertest from "supertest";
import { afterAll, beforeAll } from "vitest";
import { buildApp } from "../app.ts";
import { diskMediaStore, type MediaStore } from "../modules/media/media-store.ts";
import { startDatabase } from "./database.ts";

export const testApiKey = "key-of-the-tests";

type Running = { app: FastifyInstance; media: MediaStore };

/** The provider over a database and a media folder of this file's own. `get` asks it with a valid key. */
export function startApp() {
  const database = startDatabase();
  const running = {} as Running;
  const folder = mkdtempSync(join(tmpdir(), "callboard-api-"));
  beforeAll(async () => {
    running.media = diskMediaStore(join(folder, "media"));
    running.app = await buildApp({
      ...database.current,
      apiKeys: ["another-key", testApiKey],
      media: running.media,
    });
    await running.app.ready();
  });
  afterAll(async () => {
    await running.app?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get db() {
      return database.current.db;
    },
    get media() {
      return running.media;
    },
    bare: () => supertest(running.app.server),
    get: (path: string, domain?: string) => {
      const request = supertest(running.app.server).get(path).set("apikey", testApiKey);
      return domain ? request.set("x-domain-suffix", domain) : request;
    },
  };
}
