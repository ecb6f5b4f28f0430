import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CacheTag } from "./cache-tag.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** In characters; shorter bodies gain nothing. */
const compressedFrom = 1_024;
/** A body is compressed once and sent often, but the first request waits for it. */
const quality = { br: 5, gzip: 7 };

const brotli = (text: string | Buffer, level: number) =>
  brotliAsync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** True for a client that takes an encoding. One that weighs them, which browsers do not, gets plain bytes. */
function takes(encoding: "br" | "gzip", accepted: string | string[] | undefined): boolean {
  return typeof accepted === "string" && !accepted.includes("q=0") && accepted.includes(encoding);
}

/** The encoding for a body of some length: the best that the client takes. */
export function encodingFor(accepted: string | string[] | undefined, length: number): Encoding {
  if (length < compressedFrom) return "identity";
  if (takes("br", accepted)) return "br";
  return takes("gzip", accepted) ? "gzip" : "identity";
}

/** The bytes of a text in an encoding. */
export async function compress(
  text: string | Buffer,
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer> {
  return encoding === "br" ? brotli(text, quality.br) : gzipAsync(text, { level: quality.gzip });
}

/** The same in brotli, a tenth shorter and a hundred times as slow. */
export const compressBest = (text: Buffer): Promise<Buffer> => brotli(text, constants.BROTLI_MAX_QUALITY);

/** How long a response may be sent again, and what outdates it before. */
export type Freshness = {
  /** In ms since 1970. */
  freshUntil: number;
  /** The tags of what it shows, and how often each had been invalidated when it was made. */
  epochs: ReadonlyMap<CacheTag, number>;
};

/** A body in each encoding that was asked for; a promise while it is being compressed. */
export type ResponseBodies = { identity: Buffer } & Partial<Record<Encoding, Buffer | Promise<Buffer>>>;

/** A whole answer, ready to be sent to everybody: a page, or that of procedures. */
export type CachedResponse = Freshness & {
  status: number;
  /** Names and values in turn, without those of one sending or one encoding. */
  headers: string[];
  etag: string;
  bodies: ResponseBodies;
};

type Made = Freshness & { status: number; headers: Record<string, string>; text: string };

/** Makes a response out of its text. Nothing is compressed yet. */
export function createCachedResponse({ status, headers, text, freshUntil, epochs }: Made): CachedResponse {
  const etag = `"${hash("sha1", text, "base64url").slice(0, 20)}"`;
  const written = Object.entries({ ...headers, etag }).flat();
  return { status, headers: written, etag, freshUntil, epochs, bodies: { identity: Buffer.from(text) } };
}

/** The body in an encoding; the first request for it compresses it. */
export function bodyIn(encoding: Encoding, { bodies }: CachedResponse): Buffer | Promise<Buffer> {
  const ready = bodies[encoding];
  if (ready || encoding === "identity") return ready ?? bodies.identity;
  const compressing = compress(bodies.identity, encoding);
  bodies[encoding] = compressing;
  compressing.then(
    (body) => {
      bodies[encoding] = body;
    },
    () => delete bodies[encoding],
  );
  return compressing;
}

/** True where a client says that it has this very response. */
export function isNotModified({ status, etag }: CachedResponse, ifNoneMatch: string | undefined): boolean {
  if (status !== 200 || ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.includes(etag);
}

/** The compressed bodies beside the plain one, and the headers in bytes. */
const [compressedShare, headersSize] = [1.6, 2_000];

/** Bytes that a response with a body of some length takes in memory. */
export const sizeOfLength = (length: number): number => Math.ceil(length * compressedShare) + headersSize;
