import type { IncomingMessage, ServerResponse } from "node:http";

/** What all clients together may have left untaken of their answers, in bytes; more costs the greediest their connections. */
const maxUnsent = 32 * 1_048_576;
/** How long a client may take nothing, in ms, beside the time that what is left takes at the least rate, in bytes per ms. */
const patience = { ms: 10_000, rate: 8 };
/** How often is looked, in ms. */
const lookEvery = 250;

type Answer = { address: string; unsent: number; taken: number; deadline: number };

/** Ends the oldest connections of the addresses with most bytes, until what is left is within the limit. */
function endGreediest(answers: Map<ServerResponse, Answer>): void {
  const byAddress = Map.groupBy(answers, ([, { address }]) => address);
  const bytesOf = (list: [ServerResponse, Answer][]) => list.reduce((sum, [, { unsent }]) => sum + unsent, 0);
  const queues = [...byAddress.values()].map((list) => ({ list, bytes: bytesOf(list) }));
  let total = queues.reduce((sum, { bytes }) => sum + bytes, 0);
  while (total > maxUnsent) {
    const greediest = queues.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    const [response, { unsent }] = greediest.list.shift() as [ServerResponse, Answer];
    greediest.bytes -= unsent;
    total -= unsent;
    response.destroy();
  }
}

/**
 * Bounds what is kept for clients that do not read their answers: the bytes of all, and the time that each takes.
 * `addressOf` gives a client's address; `watch` is called with each request as it begins, `stop` at the end.
 */
export function limitUnsentAnswers(addressOf: (request: IncomingMessage) => string) {
  const answers = new Map<ServerResponse, Answer>();

  /** True for a client that has taken too little for too long. */
  function isTooSlow({ socket, writableLength }: ServerResponse, answer: Answer, now: number): boolean {
    const taken = (socket?.bytesWritten ?? 0) - writableLength;
    const isWaiting = writableLength > 0 && taken === answer.taken && answer.unsent > 0;
    if (!isWaiting) answer.deadline = now + patience.ms + writableLength / patience.rate;
    answer.unsent = writableLength;
    answer.taken = taken;
    return isWaiting && now > answer.deadline;
  }

  function look(): void {
    const now = performance.now();
    let total = 0;
    for (const [response, answer] of answers) {
      if (isTooSlow(response, answer, now)) response.destroy();
      total += answer.unsent;
    }
    if (total > maxUnsent) endGreediest(answers);
  }

  const timer = setInterval(look, lookEvery).unref();
  return {
    watch: (request: IncomingMessage, response: ServerResponse): void => {
      answers.set(response, { address: addressOf(request), unsent: 0, taken: 0, deadline: 0 });
      response.once("close", () => answers.delete(response));
    },
    stop: () => clearInterval(timer),
  };
}
