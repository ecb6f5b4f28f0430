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
/** `end` is called when the answer under way has been taken by the network. */
type Line = { isBusy: boolean; waiting: Exchange[]; end: () => void };

/**
 * Answers pipelined requests one after the other: the next one of a connection begins when the answer before it has been
 * taken by the network, and after the requests of whoever does not pipeline. Until then the connection is not read.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  const ready: Line[] = [];
  let total = 0;

  function begin(line: Line, { request, response }: Exchange): void {
    line.isBusy = true;
    response.on("close", line.end);
    answer(request, response);
  }

  function end(line: Line): void {
    line.isBusy = false;
    if (line.waiting.length > 0 && ready.push(line) === 1) setImmediate(beginReady);
  }

  function beginNext(line: Line): void {
    const next = line.waiting.shift();
    if (!next) return;
    total -= 1;
    if (line.waiting.length === 0) next.request.socket.resume();
    begin(line, next);
  }

  /** One in each turn of the event loop, in which Node accepts no more than one new connection. */
  function beginReady(): void {
    const line = ready.shift();
    if (line) beginNext(line);
    if (ready.length > 0) setImmediate(beginReady);
  }

  function createLine(socket: Socket): Line {
    const line: Line = { isBusy: false, waiting: [], end: () => end(line) };
    lines.set(socket, line);
    // Node resumes it as soon as it lets go of a request.
    socket.on("resume", () => {
      if (line.waiting.length > 0) socket.pause();
    });
    socket.once("close", () => {
      total -= line.waiting.length;
      line.waiting = [];
    });
    return line;
  }

  function wait({ waiting }: Line, exchange: Exchange): void {
    const { socket }: { socket: ParsedSocket } = exchange.request;
    if (socket.destroyed) return;
    if (waiting.length >= limits.connection || total >= limits.total) {
      // Else all that was read with it would be parsed.
      socket.parser?.pause?.();
      socket.destroy();
      return;
    }
    waiting.push(exchange);
    total += 1;
    socket.pause();
  }

  return (request, response) => {
    const line = lines.get(request.socket) ?? createLine(request.socket);
    if (line.isBusy) wait(line, { request, response });
    else begin(line, { request, response });
  };
}
