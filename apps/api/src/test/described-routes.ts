import Fastify from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { type ApiDeps, apiRoutes } from "../api-routes.ts";
import { buildApp } from "../app.ts";
import type { Db } from "../db/client.ts";
import { validatorCompiler } from "../http/validation.ts";
import type { FileStore } from "../modules/media/files/file-store.ts";
import type { MediaStore } from "../modules/media/media-store.ts";
import { testSmsLimits } from "./outbox.ts";

type Method = "get" | "post" | "delete" | "head" | "patch";
type Operation = { security?: Record<string, string[]>[] };

/** Of an API that nobody calls. */
const deps: ApiDeps = {
  ...{ db: {} as Db, apiKeys: [], media: {} as MediaStore, uploadFolder: "" },
  privateFiles: {} as FileStore,
  clock: () => new Date(),
  sms: { send: async () => {} },
  otpKey: "key",
  smsLimits: testSmsLimits,
  push: { publicKey: "key", localService: undefined },
};

/** Every route of the API as its description has it, with ids filled in. Paths are relative to /api/v1. */
export async function describedRoutes() {
  const instance = await buildApp({ ...deps, ping: async () => {} });
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

/** The paths under /api/v1 that can be read, described or not, with the names of their parameters. */
export async function readablePaths(): Promise<string[]> {
  const instance = Fastify();
  instance.setValidatorCompiler(validatorCompiler);
  instance.setSerializerCompiler(serializerCompiler);
  const paths: string[] = [];
  instance.addHook("onRoute", ({ method, url }) => {
    if ([method].flat().includes("GET")) paths.push(url);
  });
  await instance.register(apiRoutes(deps));
  await instance.close();
  return paths;
}
