import { guardsOf } from "./guards-of.mjs";

const src = "apps/bff/src";
const kit = "packages/server-kit/src";
const unsent = [`${src}/http/unsent-answers.test.ts`];
const pipelining = [`${kit}/pipelining.test.ts`];

/** Guards against clients that send many requests on one connection, or do not read what is answered. */
export const connectionGuards = [
  ...guardsOf(`${src}/http/unsent-answers.ts`, unsent, [
    ["const maxUnsent = 32 * 1_048_576;", "const maxUnsent = 64 * 1_048_576;"],
    ["if (total > maxUnsent) endGreediest(", "if (total < 0) endGreediest("],
    ["ms: 10_000, ", "ms: 20_000, "],
    ["rate: 8 }", "rate: 4 }"],
    [
      "if (isTooSlow(connection, socket, now)) connection",
      "if (isTooSlow(connection, socket, now) && total < 0) connection",
    ],
    [" && taken === connection.taken", ""],
    ["(other.bytes > one.bytes ? other : one)", "(other.bytes > one.bytes ? one : other)"],
    ['      socket.once("close", () => connections.delete(socket));\n', ""],
  ]),
  ...guardsOf(`${src}/app.ts`, unsent, [["        unsent.watch,\n", ""]]),
  ...guardsOf(`${kit}/pipelining.ts`, pipelining, [
    ["waiting.length >= limits.connection || ", ""],
    [" || total >= limits.total", ""],
    ["    total += 1;\n    socket.pause();\n", "    total += 1;\n"],
    ["if (line.waiting.length > 0) socket.pause();", ""],
    ["      total -= line.waiting.length;\n", ""],
    ["if (line.waiting.length > 0 && ready.push(line) === 1) setImmediate(beginReady);", "beginNext(line);"],
    ["if (line.waiting.length === 0) next.request.socket.resume();\n    else ", ""],
    ["if (line && !line.current.closed) {", "if (line && line.waiting.length > 0) {"],
    ['if (waiting.length === 0) current.once("close", end);', ""],
    ['else next.response.once("close", line.end);', ""],
  ]),
  ...guardsOf(`${kit}/http-server.ts`, pipelining, [
    ["answerInTurn(traced(answer), onConnection)", "traced(answer)"],
  ]),
];
