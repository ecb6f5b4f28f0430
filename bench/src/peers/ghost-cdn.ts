/** Stands in for the CDN of Ghost's scripts: sends a folder's files, packed with brotli. Arguments: its port, the folder. */
import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const [port, folder = ""] = process.argv.slice(2);
const types: Record<string, string> = { ".js": "application/javascript", ".css": "text/css" };
// All at once, before anybody waits for them.
const bodies = new Map(
  globSync("**/umd/*.{js,css}", { cwd: folder }).map((path) => [
    `/${path}`,
    brotliCompressSync(readFileSync(join(folder, path))),
  ]),
);

createServer(({ url = "/" }, reply) => {
  const { pathname } = new URL(url, "http://localhost");
  const body = bodies.get(pathname);
  if (!body) return reply.writeHead(404).end();
  const headers = {
    "content-type": `${types[extname(pathname)]}; charset=utf-8`,
    "content-encoding": "br",
    "content-length": body.length,
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=604800",
  };
  return reply.writeHead(200, headers).end(body);
}).listen(Number(port), "127.0.0.1", () => process.send?.({ ready: true }));
process.on("disconnect", () => process.exit());
