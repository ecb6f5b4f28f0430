import { buildApp } from "../app.ts";
import type { Db } from "../db/client.ts";
import type { FileStore } from "../modules/media/files/file-store.ts";
import type { MediaStore } from "../modules/media/media-store.ts";
import { testSmsLimits } from "./outbox.ts";

type Method = "get" | "post" | "delete" | "head" | "patch";
type Operation = { security?: Record<string, string[]>[] };

/** Every route of the API as its description has it, with ids filled in. Paths are relative to /api/v1. */
export async function describedRoutes() {
  const deps = { db: {} as Db, ping: async () => {}, apiKeys: [], media: {} as MediaStore, uploadFolder: "" };
  const privateFiles = {} as FileStore;
  const instance = await buildApp({
    ...deps,
    privateFiles,
    clock: () => new Date(),
    sms: { send: async () => {} },
    otpKey: "key",
    smsLimits: testSmsLimits,
    push: { publicKey: "key", localService: undefined },
  });
  await instance.ready();
  const { paths = {} } = instance.swagger() as { paths?: Record<string, Record<string, Operation>> };
  await instance.close();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security = [] }]) => ({
      method: method as Method,
      path: path.replace("/api/v1/", "").replace(/\{\w+\}/g, "1"),
      security,
    })),
  );
}
