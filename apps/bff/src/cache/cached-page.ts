import type { Nonces } from "../rendering/document.ts";
import type { CacheTag } from "../upstream/cache-tag.ts";
import type { Encoding } from "./cached-response.ts";
import { newNonces } from "./nonces.ts";
import { type SplicedBrotli, spliceBrotli } from "./spliced-brotli.ts";
import { type SplicedGzip, spliceGzip } from "./spliced-gzip.ts";

/** What each sending (its nonces) or each rendering (its time) writes into a page, and nothing else does. */
type Fillings = Nonces & { now: string };
type Gap = keyof Fillings;
/** A text with gaps: the texts around them, one more than there are gaps, and what fills each. */
type Gapped = { texts: string[]; gaps: Gap[] };

/** A page compressed, once somebody asked for that. */
type Packed = {
  gzip?: SplicedGzip;
  /** Null while it is being made, and where it cannot be: such a page goes out as gzip. */
  brotli?: SplicedBrotli | null;
};

/** A rendered page without what was first written into its gaps. */
export type CachedPage = {
  status: number;
  /** Until then, in ms since 1970, it may be given out. */
  freshUntil: number;
  epochs: ReadonlyMap<CacheTag, number>;
  /** When it was rendered, as ISO 8601. */
  now: string;
  /** Names and values, but for the content policy, which has gaps of its own. */
  headers: string[];
  policy: Gapped;
  /** What stands up to the last gap, which is near the top. */
  top: Gapped;
  /** All that follows. */
  rest: Buffer;
  /** The length of the whole, in bytes. */
  length: number;
  packed: Packed;
};

function cut(text: string, fillings: Partial<Fillings>): Gapped {
  const found: { gap: Gap; at: number; length: number }[] = [];
  for (const [gap, filling] of Object.entries(fillings) as [Gap, string][]) {
    const { length } = filling;
    for (let at = text.indexOf(filling); at >= 0; at = text.indexOf(filling, at + length)) {
      found.push({ gap, at, length });
    }
  }
  found.sort((one, other) => one.at - other.at);
  const starts = [0, ...found.map(({ at, length }) => at + length)];
  return {
    texts: starts.map((start, index) => text.slice(start, found[index]?.at)),
    gaps: found.map(({ gap }) => gap),
  };
}

type Sent = Pick<CachedPage, "status" | "freshUntil" | "epochs" | "now"> & {
  html: string;
  headers: Record<string, unknown>;
  nonces: Nonces;
};

const policyName = "content-security-policy";
/** What belongs to one answer alone. */
const ownHeaders = new Set([policyName, "x-request-id", "content-length", "cache-status"]);

function saysTheSame(one: CachedPage, other: CachedPage): boolean {
  const isSame = (text: string, index: number) => text === other.top.texts[index];
  return (
    one.top.texts.length === other.top.texts.length &&
    one.top.texts.every(isSame) &&
    one.rest.equals(other.rest)
  );
}

/**
 * Takes a page that is being sent apart. What was kept at its address before lends its compressed forms where it says
 * the same: most pages are rendered again without anything having changed.
 */
export function keepPage({ html, headers, nonces, ...page }: Sent, before?: CachedPage): CachedPage {
  const { texts, gaps } = cut(html, { ...nonces, now: page.now });
  const shared = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  const kept: CachedPage = {
    ...page,
    headers: shared.flatMap(([name, value]) => [name, String(value)]),
    policy: cut(String(headers[policyName]), nonces),
    top: { texts: [...texts.slice(0, -1), ""], gaps },
    rest: Buffer.from(texts.at(-1) ?? ""),
    length: Buffer.byteLength(html),
    packed: {},
  };
  return before && saysTheSame(before, kept) ? { ...kept, rest: before.rest, packed: before.packed } : kept;
}

/** Bytes that a page of so many takes in memory, its compressed forms included. */
export const sizeOfLength = (length: number): number => Math.ceil((length + 2_000) * 1.5);

/** Bytes that a page takes in memory. */
export const sizeOf = ({ length }: CachedPage): number => sizeOfLength(length);

function fill({ texts, gaps }: Gapped, fillings: Fillings): string {
  let filled = texts[0] ?? "";
  for (const [index, gap] of gaps.entries()) filled += fillings[gap] + texts[index + 1];
  return filled;
}

function partsOf({ top, rest }: CachedPage): Buffer[] {
  return [...top.texts.slice(0, -1).map((text) => Buffer.from(text)), rest];
}

/** One page at a time: it takes a core for some hundredths of a second. */
let isPacking = false;

function packBrotli(page: CachedPage, fillings: readonly Buffer[]) {
  if (isPacking) return;
  const { packed } = page;
  isPacking = true;
  packed.brotli = null;
  const lengths = fillings.map(({ length }) => length);
  spliceBrotli(partsOf(page), lengths)
    .then((spliced) => {
      packed.brotli = spliced;
    })
    .catch(() => {}) // It stays gzip.
    .finally(() => {
      isPacking = false;
    });
}

/** The body's pieces, and how they are encoded. */
type Body = { pieces: (string | Buffer)[]; coding: Encoding };

const fillingsOf = ({ top }: CachedPage, filled: Fillings) =>
  top.gaps.map((gap) => Buffer.from(filled[gap], "latin1"));

/** The page as brotli; null as long as that is being made, which begins when somebody first asks for it. */
function brotliBody(page: CachedPage, filled: Fillings): Body | null {
  const fillings = fillingsOf(page, filled);
  if (page.packed.brotli === undefined) packBrotli(page, fillings);
  if (!page.packed.brotli) return null;
  const { top, rest } = page.packed.brotli(fillings);
  return { pieces: [top, rest], coding: "br" };
}

function gzipBody(page: CachedPage, filled: Fillings): Body {
  page.packed.gzip ??= spliceGzip(partsOf(page));
  const { top, rest, trailer } = page.packed.gzip(fillingsOf(page, filled));
  return { pieces: [top, rest, trailer], coding: "gzip" };
}

function bodyOf(page: CachedPage, filled: Fillings, wanted: Encoding): Body {
  if (wanted === "identity") return { pieces: [fill(page.top, filled), page.rest], coding: wanted };
  return (wanted === "br" && brotliBody(page, filled)) || gzipBody(page, filled);
}

/**
 * A page that is being sent for the first time, with its own nonces, as brotli where that is there from a rendering
 * before, which said the same. Null where it is not; it may be for the next one.
 */
export function brotliOf(page: CachedPage, nonces: Nonces): Buffer | null {
  const body = brotliBody(page, { ...nonces, now: page.now });
  return body && Buffer.concat(body.pieces as Buffer[]);
}

/** A page as it goes out: its headers, names and values in turn, and the pieces of its body. */
export type FreshPage = { headers: string[]; pieces: (string | Buffer)[] };

/** The page with nonces of its own, in an encoding that the client takes; whoever takes brotli takes gzip. */
export function freshPage(page: CachedPage, wanted: Encoding): FreshPage {
  const filled = { ...newNonces(), now: page.now };
  const { pieces, coding } = bodyOf(page, filled, wanted);
  const headers = [...page.headers, policyName, fill(page.policy, filled)];
  if (coding === "identity") headers.push("content-length", String(page.length));
  else {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    headers.push("content-encoding", coding, "content-length", String(length));
  }
  return { headers, pieces };
}
