import type { FastifyInstance } from "fastify";
import { AppError } from "../../app-error.ts";
import { createFairQueue, QueueFullError } from "../../http/fair-queue.ts";
import { createAsyncMemo } from "../async-memo.ts";
import { createDrawingProcess } from "./drawing-process.ts";
import type { DrawingJob } from "./drawing-program.ts";

/** Drawn files in memory, in bytes: some 300 images. */
const memoMax = 16 * 1_048_576;
/**
 * Drawing takes a core for a tenth of a second. On a busy machine it takes longer, and a connection may be idle for so
 * long only. Clients take turns: in the time that somebody waits, some twenty-five have one, with four more waiting each.
 */
const limits = { perKey: 1, total: 1, waitingPerKey: 4, waitingTotal: 100, patience: 3_000 };
/** In seconds. */
const retryAfter = 2;

function rejectFull(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new AppError("too_many_requests", { retryAfter });
}

/**
 * Gives the file of a tag: drawn now in the turn of a client (its rate-limit key), or from memory. Rejects with AppError where too many wait or it takes too
 * long, and with what `jobOf` rejects with.
 */
export type Drawer = (tag: string, client: string, jobOf: () => Promise<DrawingJob>) => Promise<Buffer>;

/** The drawer of an application, which ends with it. */
export function createDrawer(app: FastifyInstance): Drawer {
  const drawingProcess = createDrawingProcess();
  app.addHook("onClose", async () => drawingProcess.stop());
  const memo = createAsyncMemo<Buffer>({ maxSize: memoMax, sizeOf: ({ length }) => length });
  const places = createFairQueue(limits);
  return (tag, client, jobOf) =>
    memo(tag, () => places.run(client, async () => drawingProcess.draw(await jobOf())).catch(rejectFull));
}
