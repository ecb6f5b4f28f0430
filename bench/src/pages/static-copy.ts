/** Serves a copy of a site without its scripts. Arguments: its port, the origin of the site. */
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";

type Copy = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const [port, origin] = process.argv.slice(2);
const plain = { pack: (body: Buffer) => body, unpack: (body: Buffer) => body };
const codings: Record<string, typeof plain> = {
  br: { pack: (body) => brotliCompressSync(body), unpack: (body) => brotliDecompressSync(body) },
  gzip: { pack: (body) => gzipSync(body), unpack: (body) => gunzipSync(body) },
};
const scripts = /<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

function withoutScripts({ status, headers, body }: Copy): Copy {
  const { pack, unpack } = codings[headers["content-encoding"] ?? ""] ?? plain;
  return { status, headers, body: pack(Buffer.from(unpack(body).toString().replace(scripts, ""))) };
}

async function copy({ url, headers: { accept, "accept-encoding": coding } }: IncomingMessage): Promise<Copy> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${origin}${url}`, { headers: { accept, "accept-encoding": coding } }, resolve).on("error", reject),
  );
  const { date: _date, connection: _connection, "transfer-encoding": _transfer, ...headers } = answer.headers;
  const copied = { status: answer.statusCode ?? 502, headers, body: await buffer(answer) };
  return headers["content-type"]?.startsWith("text/html") ? withoutScripts(copied) : copied;
}

const copies = new Map<string, Promise<Copy>>();

createServer(async (request, reply) => {
  const key = `${request.headers["accept-encoding"]} ${request.url}`;
  const kept = copies.get(key) ?? copy(request);
  copies.set(key, kept);
  const { status, headers, body } = await kept;
  reply.writeHead(status, { ...headers, "content-length": body.length }).end(body);
}).listen(Number(port), "127.0.0.1", () => process.send?.({ ready: true }));
process.on("disconnect", () => process.exit());
