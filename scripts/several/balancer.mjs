/** Stands before programs that do the same work, as a proxy does in front of a real site. */
import { createServer, get, request } from "node:http";

const checkEveryMs = 500;
const checkPatienceMs = 2_000;

function isReady(target) {
  return new Promise((done) => {
    const asked = get(`${target}/readyz`, { agent: false, timeout: checkPatienceMs }, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => done(false));
  });
}

/** What may be asked again of another one: what was never sent, and a read that nothing came back from. */
function mayGoOn(near, answer, wasSent) {
  return !answer.headersSent && (!wasSent || ["GET", "HEAD"].includes(near.method));
}

function send(near, answer, [target, ...others]) {
  const { method, url } = near;
  const forwarded = [near.headers["x-forwarded-for"], near.socket.remoteAddress].filter(Boolean).join(", ");
  const headers = { ...near.headers, "x-forwarded-for": forwarded, connection: "close" };
  let wasSent = false;
  const far = request(new URL(url, target), { method, headers, agent: false }, (reply) => {
    answer.writeHead(reply.statusCode, reply.rawHeaders);
    reply.pipe(answer);
    reply.on("error", () => answer.destroy());
  });
  far.once("socket", (socket) =>
    socket.once("connect", () => {
      wasSent = true;
      near.pipe(far);
    }),
  );
  far.on("error", () => {
    if (answer.destroyed) return;
    if (others.length > 0 && mayGoOn(near, answer, wasSent)) send(near, answer, others);
    else if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.on("close", () => far.destroy());
}

/** Starts a proxy that asks the targets, addresses such as `http://127.0.0.1:3000`, in turn; those that are not ready come last. */
export async function startBalancer(targets) {
  const notReady = new Set();
  const check = (target) =>
    isReady(target).then((is) => (is ? notReady.delete(target) : notReady.add(target)));
  const timer = setInterval(() => targets.forEach(check), checkEveryMs);
  let turn = 0;
  const inTurn = () => {
    turn += 1;
    const turned = targets.map((_, index) => targets[(turn + index) % targets.length]);
    return turned.sort((one, other) => notReady.has(one) - notReady.has(other));
  };
  const server = createServer((near, answer) => send(near, answer, inTurn()));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const stop = () => {
    clearInterval(timer);
    server.closeAllConnections();
    server.close();
  };
  return { port: server.address().port, stop };
}
