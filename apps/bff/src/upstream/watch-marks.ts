import { limits } from "@callboard/contracts/limits";
import { type Mark, movedData } from "@callboard/contracts/notification";
import { envelope } from "@callboard/contracts/page";
import { commonHeaders } from "./request-options.ts";
import { send } from "./transport/send.ts";
import type { Upstream } from "./upstream.ts";

const answer = envelope(movedData);
/** In ms: between two questions, after one that failed, and at least between two that changes ask for. */
const intervals = { next: 1_000, afterFailure: 3_000, soon: 50 };

type Watched = { marks: () => Mark[]; move: (moved: Mark[]) => void; drain: () => void };

async function readMoved(upstream: Upstream, domainSuffix: string, known: Mark[]): Promise<Mark[]> {
  const { origin, basePath } = upstream;
  const common = commonHeaders(upstream, { domainSuffix, requestId: "marks" });
  const headers = { ...common, "content-type": "application/json" };
  const path = `${basePath}/notification/moved`;
  const body = JSON.stringify({ known });
  const { status, text } = await send(upstream, "read", { origin, path, method: "POST", headers, body });
  if (status !== 200) throw new Error(`status ${status}`);
  return answer.parse(JSON.parse(text)).data.moved;
}

type Deps = { upstream: Upstream; domainSuffix: string; watched: Watched; isShuttingDown: () => boolean };

/**
 * Asks the upstream again and again where the accounts with open streams stand: one question for all of them, and none where there are no
 * streams. `lookSoon` is for who knows of a change.
 */
export function watchMarks({ upstream, domainSuffix, watched, isShuttingDown }: Deps, times = intervals) {
  let timer: NodeJS.Timeout;
  let isAsking = false;
  let isStopped = false;

  async function ask(): Promise<void> {
    const all = watched.marks();
    for (let begin = 0; begin < all.length; begin += limits.marksAtOnce)
      watched.move(await readMoved(upstream, domainSuffix, all.slice(begin, begin + limits.marksAtOnce)));
  }

  async function askAndWait(): Promise<void> {
    if (isShuttingDown()) return watched.drain();
    isAsking = true;
    const pause = await ask().then(
      () => times.next,
      () => times.afterFailure,
    );
    isAsking = false;
    wait(pause);
  }

  function wait(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void askAndWait(), ms).unref();
  }

  wait(times.next);
  return {
    lookSoon: (): void => {
      if (!isAsking) wait(times.soon);
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
