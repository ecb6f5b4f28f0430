import type { Dispatcher } from "undici";
import { expect, it, vi } from "vitest";
import { readResponse, TooLargeError } from "./read-response.ts";

/** Answers with the chunks, one after the other. */
function answering(chunks: Buffer[], abort = () => {}): Dispatcher {
  const dispatch: Dispatcher["dispatch"] = (_options, handler) => {
    const controller = { abort } as unknown as Dispatcher.DispatchController;
    handler.onRequestStart?.(controller, null);
    handler.onResponseStart?.(controller, 200, {}, "OK");
    for (const chunk of chunks) handler.onResponseData?.(controller, chunk);
    handler.onResponseEnd?.(controller, {});
    return true;
  };
  return { dispatch } as Dispatcher;
}

const inPieces = (text: string, length: number) => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  );
};

it.each([
  ["nothing", "", 1],
  ["one piece", "A night in the wings", 100],
  ["pieces that part letters", "नाट्य 🎭 çà et là".repeat(20), 5],
  ["more than a usual answer", "Zuschauer­räume 🎭 ".repeat(9_000), 16_384],
])("an answer of %s is read whole", async (_name, text, length) => {
  const answer = await readResponse(
    answering(inPieces(text, length)),
    { path: "/", method: "GET", origin: "http://x" },
    1_000,
  );
  expect(answer).toEqual({ status: 200, retryAfter: undefined, text, size: Buffer.byteLength(text) });
});

it("answers that are read at the same time do not mix", async () => {
  const texts = Array.from({ length: 50 }, (_, index) => `answer ${index} `.repeat(100 + index));
  const answers = await Promise.all(
    texts.map((text) =>
      readResponse(answering(inPieces(text, 7)), { path: "/", method: "GET", origin: "http://x" }, 1_000),
    ),
  );
  expect(answers.map(({ text }) => text)).toEqual(texts);
});

const megabyte = Buffer.alloc(1_048_576, "x");

it("an answer of 8 MiB is read, and the connection of a longer one is closed at once", async () => {
  const options = { path: "/", method: "GET", origin: "http://x" } as const;
  const whole = await readResponse(answering(Array(8).fill(megabyte)), options, 5_000);
  expect(whole.size).toBe(8 * megabyte.length);
  const abort = vi.fn();
  const longer = answering([...Array(8).fill(megabyte), Buffer.from("x")], abort);
  await expect(readResponse(longer, options, 5_000)).rejects.toBeInstanceOf(TooLargeError);
  expect(abort).toHaveBeenCalledOnce();
});
