import type { SharedAnswers } from "../provider/shared-answers.ts";
import { createKept } from "./kept.ts";
import { type KeptAnswer, sizeOf as sizeOfAnswer } from "./kept-answer.ts";
import { type KeptPage, sizeOf as sizeOfPage } from "./kept-page.ts";

/** Of the memory for caches, what the provider's own answers leave. */
const shares = { answers: 0.25, pages: 0.35 };

/** A page takes many times longer to make than an answer: everybody's at once would hold up all others. In ms. */
const pageRenewal = 2_000;

/** What the gateway has finished and gives out again. `maxBytes` is all that caches may take. */
export function createCaches(maxBytes: number, answers: SharedAnswers) {
  const roomFor = (share: number) => Math.floor(maxBytes * share);
  return {
    answers: createKept<KeptAnswer>({ maxBytes: roomFor(shares.answers), sizeOf: sizeOfAnswer, answers }),
    pages: createKept<KeptPage>({
      maxBytes: roomFor(shares.pages),
      sizeOf: sizeOfPage,
      answers,
      renewal: pageRenewal,
    }),
  };
}

export type Caches = ReturnType<typeof createCaches>;

/** What an answer is kept under: the address, as it was written, of a host with that suffix. */
export function answerKey(suffix: string, url: string): string {
  return `${suffix} ${url}`;
}

/** What a page is kept under: the site's address is written into it, and what is shown depends on the host. */
export function pageKey(origin: string, host: string, url: string): string {
  return `${origin} ${host} ${url}`;
}
