import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** What all clients together may have left untaken of their answers, in bytes; more costs the greediest their connections. */
const maxUnsent = 32 * 1_048_576;
/** How long a client may take nothing, in ms, beside the time that what is left takes at the least rate, in bytes per ms. */
const patience = { ms: 10_000, rate: 8 };
/** How often is looked, in ms. */
const lookEvery = 250;

/** A client's connection, and the answer on it that began last, of which `unsent`, `taken` and `deadline` are. */
type Connection = {
  lastAnswer: () => ServerResponse;
  unsent: number;
  taken: number;
  deadline: number;
};

/** Ends the oldest connections of the addresses with most bytes, until what is left is within the limit. */
function endGreediest(
  connections: Iterable<Connection>,
  addressOf: (request: IncomingMessage) => string,
): void {
  const withUnsent = [...connections].filter(({ unsent }) => unsent > 0);
  const byAddress = Map.groupBy(withUnsent, ({ lastAnswer }) => addressOf(lastAnswer().req));
  const bytesOf = (list: Connection[]) => list.reduce((sum, { unsent }) => sum + unsent, 0);
  const queues = [...byAddress.values()].map((list) => ({ list, bytes: bytesOf(list) }));
  let total = queues.reduce((sum, { bytes }) => sum + bytes, 0);
  while (total > maxUnsent) {
    const greediest = queues.reduce((one, other) => (other.bytes > one.bytes ? other : one));
    const { lastAnswer, unsent } = greediest.list.shift() as Connection;
    greediest.bytes -= unsent;
    total -= unsent;
    lastAnswer().destroy();
  }
}

/** True for a client that has taken too little for too long. */
function isTooSlow(connection: Connection, socket: Socket, now: number): boolean {
  const { writableLength } = connection.lastAnswer();
  const taken = socket.bytesWritten - writableLength;
  const isWaiting = writableLength > 0 && taken === connection.taken && connection.unsent > 0;
  if (!isWaiting) connection.deadline = now + patience.ms + writableLength / patience.rate;
  connection.unsent = writableLength;
  connection.taken = taken;
  return isWaiting && now > connection.deadline;
}

/**
 * Bounds what is kept for clients that do not read their answers: the bytes of all, and the time that each takes.
 * `addressOf` gives a client's address; `watch` is called with each connection, `stop` at the end.
 */
export function limitUnsentAnswers(addressOf: (request: IncomingMessage) => string) {
  const connections = new Map<Socket, Connection>();

  function look(): void {
    const now = performance.now();
    let total = 0;
    for (const [socket, connection] of connections) {
      if (isTooSlow(connection, socket, now)) connection.lastAnswer().destroy();
      total += connection.unsent;
    }
    if (total > maxUnsent) endGreediest(connections.values(), addressOf);
  }

  const timer = setInterval(look, lookEvery).unref();
  return {
    watch: (socket: Socket, lastAnswer: () => ServerResponse): void => {
      connections.set(socket, { lastAnswer, unsent: 0, taken: 0, deadline: 0 });
      socket.once("close", () => connections.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
