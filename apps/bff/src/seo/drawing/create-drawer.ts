import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../app-error.ts";
import { createAsyncMemo } from "../async-memo.ts";
import { createDrawingProcess } from "./drawing-process.ts";
import type { DrawingJob } from "./drawing-program.ts";

/** Drawn files in memory, in bytes: some 300 images. */
const memoMax = 16 * 1_048_576;
/** Drawing takes a core for a tenth of a second. */
const drawing = { maxConcurrent: 1, maxQueue: 20, retryAfter: 2 };

function rejectFull(error: unknown): never {
  if (!(error instanceof BulkheadRejectedError)) throw error;
  throw new AppError("too_many_requests", { retryAfter: drawing.retryAfter });
}

/** Gives the file of a tag: drawn now, or from memory. Rejects with AppError where too many wait, and with what `jobOf` rejects with. */
export type Drawer = (tag: string, jobOf: () => Promise<DrawingJob>) => Promise<Buffer>;

/** The drawer of an application, which ends with it. */
export function createDrawer(app: FastifyInstance): Drawer {
  const drawingProcess = createDrawingProcess();
  app.addHook("onClose", async () => drawingProcess.stop());
  const memo = createAsyncMemo<Buffer>({ maxSize: memoMax, sizeOf: ({ length }) => length });
  const places = bulkhead(drawing.maxConcurrent, drawing.maxQueue);
  return (tag, jobOf) =>
    memo(tag, () => places.execute(async () => drawingProcess.draw(await jobOf())).catch(rejectFull));
}
