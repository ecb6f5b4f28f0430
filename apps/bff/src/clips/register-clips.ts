import { clipUploadsPath } from "@callboard/contracts/clip-file";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FileSlots } from "../files/file-slots.ts";
import { registerUploads } from "../files/file-uploads.ts";
import type { Context } from "../trpc/context.ts";
import { clipPaths } from "../upstream/calls/clip.ts";
import { registerClipPlayer } from "./play-clip.ts";

/** Takes videos and recordings of profiles, and has them played. */
export function registerClips(
  app: FastifyInstance,
  deps: { contextOf: (request: FastifyRequest) => Context; slots: FileSlots },
): void {
  const kind = { capability: "clips", path: clipUploadsPath, upstreamPath: clipPaths.uploads } as const;
  registerUploads(app, kind, deps);
  registerClipPlayer(app, deps);
}
