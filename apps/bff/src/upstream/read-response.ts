import type { Dispatcher } from "undici";

export type Answer = {
  status: number;
  /** In seconds, where the upstream asks for a pause. */
  retryAfter: number | undefined;
  text: string;
  /** The length of the text in bytes. */
  size: number;
};

/** The upstream did not answer in time. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/** The upstream's answer is longer than anything it has to say. */
export class TooLargeError extends Error {
  override readonly name = "TooLargeError";
}

const answerMax = 8 * 1024 * 1024;

/** Where an answer is put together for a moment: memory of its own outside the heap costs each a share of a major collection. */
const desk = Buffer.allocUnsafeSlow(64 * 1024);

function textOf(chunks: Buffer[], size: number): string {
  const [only] = chunks;
  if (only && chunks.length === 1) return only.toString();
  if (size > desk.length) return Buffer.concat(chunks, size).toString();
  let end = 0;
  for (const chunk of chunks) end += chunk.copy(desk, end);
  return desk.toString("utf8", 0, end);
}

function secondsIn(header: string | string[] | undefined): number | undefined {
  return /^\d{1,6}$/.test(String(header)) ? Number(header) : undefined;
}

/**
 * Sends one request and reads the answer as text. A redirect is an answer like any other.
 * `deadline` is in ms; past it, and past 8 MiB, the connection is given up and the promise rejects.
 */
export function readResponse(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  deadline: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [status, size] = [0, 0];
    let retryAfter: number | undefined;
    let controller: Dispatcher.DispatchController | undefined;
    let failure: Error | undefined;
    const giveUp = (error: Error) => {
      if (failure) return;
      failure = error;
      clearTimeout(timer);
      reject(error);
      controller?.abort(error);
    };
    const timer = setTimeout(() => giveUp(new DeadlineError(`no answer within ${deadline} ms`)), deadline);
    dispatcher.dispatch(options, {
      onRequestStart(started) {
        controller = started;
        // It may have waited for a connection until after the deadline.
        if (failure) started.abort(failure);
      },
      onResponseStart(_controller, statusCode, headers) {
        status = statusCode;
        retryAfter = secondsIn(headers["retry-after"]);
      },
      onResponseData(_controller, chunk) {
        size += chunk.length;
        if (size > answerMax) giveUp(new TooLargeError(`the answer is longer than ${answerMax} bytes`));
        else chunks.push(chunk);
      },
      onResponseEnd() {
        clearTimeout(timer);
        resolve({ status, retryAfter, text: textOf(chunks, size), size });
      },
      onResponseError: (_controller, error) => giveUp(error),
    });
  });
}
