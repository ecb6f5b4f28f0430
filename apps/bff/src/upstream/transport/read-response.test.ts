import type { Dispatcher } from "undici";
import { expect, it } from "vitest";
import { readResponse } from "./read-response.ts";

/** Answers with the chunks, one after the other. */
function answering(chunks: Buffer[]): Dispatcher {
  const dispatch: Dispatcher["dispatch"] = (_options, handler) => {
    const controller = {} as Dispatcher.DispatchController;
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
