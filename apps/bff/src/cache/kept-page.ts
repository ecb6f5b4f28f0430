import type { Nonces } from "../pages/document.ts";
import type { Subject } from "../provider/subject.ts";
import type { Encoding } from "./kept-answer.ts";
import { newNonces, nonceLength } from "./nonces.ts";
import { type SplicedBrotli, spliceBrotli } from "./spliced-brotli.ts";
import { type SplicedGzip, spliceGzip } from "./spliced-gzip.ts";

type Gap = keyof Nonces;
/** A text with gaps for nonces: the texts around them, one more than there are gaps, and which nonce fills each. */
type Gapped = { texts: string[]; gaps: Gap[] };

/** A rendered page without the nonces that it was first sent with. */
export type KeptPage = {
  status: number;
  /** Until then, in ms since 1970, it may be given out. */
  freshUntil: number;
  epochs: ReadonlyMap<Subject, number>;
  /** Names and values, but for the content policy, which has gaps of its own. */
  headers: string[];
  policy: Gapped;
  /** What stands up to the last gap, which is near the top. */
  top: Gapped;
  /** All that follows. */
  rest: Buffer;
  /** The length of the whole with its nonces, in bytes. */
  length: number;
  /** The page compressed, once somebody asked for that. */
  gzip?: SplicedGzip;
  /** Null until it is made, during which such a page goes out as gzip, or where it cannot be. */
  brotli?: SplicedBrotli | null;
};

function cut(text: string, nonces: Nonces): Gapped {
  const found: { gap: Gap; at: number }[] = [];
  for (const gap of ["script", "style"] as const) {
    const nonce = nonces[gap];
    for (let at = text.indexOf(nonce); at >= 0; at = text.indexOf(nonce, at + nonce.length)) {
      found.push({ gap, at });
    }
  }
  found.sort((one, other) => one.at - other.at);
  const starts = [0, ...found.map(({ gap, at }) => at + nonces[gap].length)];
  return {
    texts: starts.map((start, index) => text.slice(start, found[index]?.at)),
    gaps: found.map(({ gap }) => gap),
  };
}

type Sent = Pick<KeptPage, "status" | "freshUntil" | "epochs"> & {
  html: string;
  headers: Record<string, unknown>;
  nonces: Nonces;
};

const policyName = "content-security-policy";
/** What belongs to one answer alone. */
const ownHeaders = new Set([policyName, "x-request-id", "content-length", "cache-status"]);

/** Takes the nonces out of a page that is being sent. */
export function keepPage({ html, headers, nonces, ...page }: Sent): KeptPage {
  const { texts, gaps } = cut(html, nonces);
  const shared = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return {
    ...page,
    headers: shared.flatMap(([name, value]) => [name, String(value)]),
    policy: cut(String(headers[policyName]), nonces),
    top: { texts: [...texts.slice(0, -1), ""], gaps },
    rest: Buffer.from(texts.at(-1) ?? ""),
    length: Buffer.byteLength(html),
  };
}

/** Bytes that a page of so many takes in memory, its compressed form included. */
export const sizeOfLength = (length: number): number => Math.ceil((length + 2_000) * 1.5);

/** Bytes that a page takes in memory. */
export const sizeOf = ({ length }: KeptPage): number => sizeOfLength(length);

function fill({ texts, gaps }: Gapped, nonces: Nonces): string {
  let filled = texts[0] ?? "";
  for (const [index, gap] of gaps.entries()) filled += nonces[gap] + texts[index + 1];
  return filled;
}

function partsOf({ top, rest }: KeptPage): Buffer[] {
  return [...top.texts.slice(0, -1).map((text) => Buffer.from(text)), rest];
}

/** The body's pieces, and how they are encoded. */
type Body = { pieces: (string | Buffer)[]; coding: Encoding };

/** Starts to compress the page as brotli, which takes a moment. */
function prepareBrotli(page: KeptPage) {
  page.brotli = null;
  void spliceBrotli(partsOf(page), nonceLength).then(
    (spliced) => {
      page.brotli = spliced;
    },
    () => {}, // It stays gzip.
  );
}

function bodyOf(page: KeptPage, nonces: Nonces, wanted: Encoding): Body {
  if (wanted === "identity") return { pieces: [fill(page.top, nonces), page.rest], coding: "identity" };
  const fillings = page.top.gaps.map((gap) => Buffer.from(nonces[gap], "latin1"));
  if (wanted === "br") {
    if (page.brotli === undefined) prepareBrotli(page);
    if (page.brotli) {
      const { top, rest } = page.brotli(fillings);
      return { pieces: [top, rest], coding: "br" };
    }
  }
  page.gzip ??= spliceGzip(partsOf(page));
  const { top, rest, trailer } = page.gzip(fillings);
  return { pieces: [top, rest, trailer], coding: "gzip" };
}

/** A page as it goes out: its headers, names and values in turn, and the pieces of its body. */
export type FreshPage = { headers: string[]; pieces: (string | Buffer)[] };

/** The page with nonces of its own, in an encoding that the client takes; whoever takes brotli takes gzip. */
export function freshPage(page: KeptPage, wanted: Encoding): FreshPage {
  const nonces = newNonces();
  const { pieces, coding } = bodyOf(page, nonces, wanted);
  const headers = [...page.headers, policyName, fill(page.policy, nonces)];
  if (coding === "identity") headers.push("content-length", String(page.length));
  else {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    headers.push("content-encoding", coding, "content-length", String(length));
  }
  return { headers, pieces };
}
