import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../trpc/context.ts";
import { registerSharedTapePlayer } from "./play-shared-tape.ts";
import { registerTapePlayer } from "./play-tape.ts";
import { createTapeSlots } from "./tape-slots.ts";
import { registerTapeUploads } from "./tape-uploads.ts";

/** Takes videos of applications, and has them played. */
export function registerTapes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  const slots = createTapeSlots();
  registerTapeUploads(app, { contextOf, slots });
  registerTapePlayer(app, { contextOf, slots });
  registerSharedTapePlayer(app, { contextOf, slots });
}
