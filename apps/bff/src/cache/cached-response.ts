import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CacheTag } from "../upstream/cache-tag.ts";

type Sources = { freshUntil: number | null; epochs: ReadonlyMap<CacheTag, number> };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Shorter ones gain nothing. */
const compressedFrom = 1_024;
/** An answer is compressed once and given out often, but somebody waits for the first. */
const quality = { br: 5, gzip: 7 };

/** True for a client that takes an encoding. One that weighs them, which browsers do not, gets plain bytes. */
function takes(encoding: "br" | "gzip", accepted: string | string[] | undefined): boolean {
  return typeof accepted === "string" && !accepted.includes("q=0") && accepted.includes(encoding);
}

/** The best encoding that a client takes. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (takes("br", accepted)) return "br";
  return takes("gzip", accepted) ? "gzip" : "identity";
}

/** A whole answer in every encoding that somebody has asked for. */
export type CachedResponse = {
  /** Until then, in ms since 1970, it may be given out. */
  freshUntil: number;
  /** What it is about, and how often that had changed when it was made. */
  epochs: ReadonlyMap<CacheTag, number>;
  type: string;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
};

/** Makes an answer out of its text; nothing is compressed yet. */
export function toCachedResponse(text: string, type: string, sources: Sources): CachedResponse {
  const etag = `"${hash("sha1", text, "base64url").slice(0, 20)}"`;
  const { freshUntil, epochs } = sources;
  return { freshUntil: freshUntil ?? 0, epochs, type, etag, bodies: { identity: Buffer.from(text) } };
}

/** The encoding that an answer of some length is really sent in: short ones stay as they are. */
export function encodingOf(length: number, wanted: Encoding): Encoding {
  return length < compressedFrom ? "identity" : wanted;
}

/** A text's bytes in an encoding. */
export async function compressed(text: string, encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
  return encoding === "br"
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.br } })
    : zip(text, { level: quality.gzip });
}

/** True where a client has the very bytes already. */
export function isKnown({ etag }: CachedResponse, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === "*" || ifNoneMatch.includes(etag);
}

/** Room for one answer and its compressed forms, beside its plain bytes. */
const compressedShare = 1.6;

/** Bytes that an answer of that length takes in memory. */
export const sizeOfLength = (length: number): number => Math.ceil(length * compressedShare);

/** Bytes that an answer takes in memory. */
export const sizeOf = ({ bodies }: CachedResponse): number => sizeOfLength(bodies.identity.length);
