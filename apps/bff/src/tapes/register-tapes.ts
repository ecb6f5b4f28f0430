import { tapeUploadsPath } from "@callboard/contracts/tape";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FileSlots } from "../files/file-slots.ts";
import { registerUploads } from "../files/file-uploads.ts";
import type { Context } from "../trpc/context.ts";
import { tapePaths } from "../upstream/calls/tape.ts";
import { registerSharedTapePlayer } from "./play-shared-tape.ts";
import { registerTapePlayer } from "./play-tape.ts";

/** Takes videos of applications, and has them played. */
export function registerTapes(
  app: FastifyInstance,
  deps: { contextOf: (request: FastifyRequest) => Context; slots: FileSlots },
): void {
  const kind = { capability: "tapes", path: tapeUploadsPath, upstreamPath: tapePaths.uploads } as const;
  registerUploads(app, kind, deps);
  registerTapePlayer(app, deps);
  registerSharedTapePlayer(app, deps);
}
