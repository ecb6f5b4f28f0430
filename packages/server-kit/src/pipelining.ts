import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Requests that may wait for an earlier one of their connection, for one connection and for all. What Node reads at once
 * may hold a thousand requests: one more ends the connection.
 */
const limits = { connection: 100, total: 2_000 };
/** Node has put its parser here for as long as it has one; if it ever does not, more is parsed in vain. */
type ParsedSocket = Socket & { parser?: { pause?: () => void } | null };

type Exchange = { request: IncomingMessage; response: ServerResponse };
/** `current` is answered, or was last; `end` is called when the network has taken the answer that others wait for. */
type Line = { current: ServerResponse; waiting: Exchange[]; end: () => void };

/** Hears of each connection on which a request came, once; `lastAnswer` gives the answer on it that began last. */
export type OnConnection = (socket: Socket, lastAnswer: () => ServerResponse) => void;

/**
 * Answers pipelined requests one after the other: the next one of a connection begins when the answer before it has been
 * taken by the network, and after the requests of whoever does not pipeline. Until then the connection is not read.
 */
export function answerInTurn(answer: RequestListener, onConnection?: OnConnection): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  const ready: Line[] = [];
  let total = 0;

  function end(line: Line): void {
    if (line.waiting.length > 0 && ready.push(line) === 1) setImmediate(beginReady);
  }

  function beginNext(line: Line): void {
    const next = line.waiting.shift();
    if (!next) return;
    total -= 1;
    line.current = next.response;
    if (line.waiting.length === 0) next.request.socket.resume();
    else next.response.once("close", line.end);
    answer(next.request, next.response);
  }

  /** One in each turn of the event loop, in which Node accepts no more than one new connection. */
  function beginReady(): void {
    const line = ready.shift();
    if (line) beginNext(line);
    if (ready.length > 0) setImmediate(beginReady);
  }

  function createLine({ request: { socket }, response }: Exchange): void {
    const line: Line = { current: response, waiting: [], end: () => end(line) };
    lines.set(socket, line);
    // Node resumes it as soon as it lets go of a request.
    socket.on("resume", () => {
      if (line.waiting.length > 0) socket.pause();
    });
    socket.once("close", () => {
      total -= line.waiting.length;
      line.waiting = [];
    });
    onConnection?.(socket, () => line.current);
  }

  function wait({ current, waiting, end }: Line, exchange: Exchange): void {
    const { socket }: { socket: ParsedSocket } = exchange.request;
    if (socket.destroyed) return;
    if (waiting.length >= limits.connection || total >= limits.total) {
      // Else all that was read with it would be parsed.
      socket.parser?.pause?.();
      socket.destroy();
      return;
    }
    if (waiting.length === 0) current.once("close", end);
    waiting.push(exchange);
    total += 1;
    socket.pause();
  }

  return (request, response) => {
    const line = lines.get(request.socket);
    if (line && !line.current.closed) {
      wait(line, { request, response });
      return;
    }
    // Nothing listens to an answer that no other request waits for, which is most of them.
    if (line) line.current = response;
    else createLine({ request, response });
    answer(request, response);
  };
}
