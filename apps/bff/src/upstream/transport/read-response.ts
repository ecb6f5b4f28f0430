import type { Dispatcher } from "undici";

export type RawResponse = {
  status: number;
  /** The Retry-After header, in seconds. */
  retryAfter: number | undefined;
  text: string;
  /** In bytes. */
  size: number;
};

export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

export class TooLargeError extends Error {
  override readonly name = "TooLargeError";
}

const maxBytes = 8 * 1024 * 1024;

/** Responses are assembled here: a buffer of its own for each would bring major garbage collections forward. */
const sharedBuffer = Buffer.allocUnsafeSlow(64 * 1024);

function textOf(chunks: Buffer[], size: number): string {
  const [only] = chunks;
  if (only && chunks.length === 1) return only.toString();
  if (size > sharedBuffer.length) return Buffer.concat(chunks, size).toString();
  let end = 0;
  for (const chunk of chunks) end += chunk.copy(sharedBuffer, end);
  return sharedBuffer.toString("utf8", 0, end);
}

function parseRetryAfter(header: string | string[] | undefined): number | undefined {
  return /^\d{1,6}$/.test(String(header)) ? Number(header) : undefined;
}

/**
 * Sends one request and reads the response as text, without following redirects. Rejects, and closes the connection, after
 * `timeout` ms and past 8 MiB.
 */
export function readResponse(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  timeout: number,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [status, size] = [0, 0];
    let retryAfter: number | undefined;
    let controller: Dispatcher.DispatchController | undefined;
    let failure: Error | undefined;
    const fail = (error: Error) => {
      if (failure) return;
      failure = error;
      clearTimeout(timer);
      reject(error);
      controller?.abort(error);
    };
    const timer = setTimeout(() => fail(new TimeoutError(`no response within ${timeout} ms`)), timeout);
    dispatcher.dispatch(options, {
      onRequestStart(started) {
        controller = started;
        // It may have waited for a connection until after the timeout.
        if (failure) started.abort(failure);
      },
      onResponseStart(_controller, statusCode, headers) {
        status = statusCode;
        retryAfter = parseRetryAfter(headers["retry-after"]);
      },
      onResponseData(_controller, chunk) {
        size += chunk.length;
        if (size > maxBytes) fail(new TooLargeError(`the response is longer than ${maxBytes} bytes`));
        else chunks.push(chunk);
      },
      onResponseEnd() {
        clearTimeout(timer);
        resolve({ status, retryAfter, text: textOf(chunks, size), size });
      },
      onResponseError: (_controller, error) => fail(error),
    });
  });
}
