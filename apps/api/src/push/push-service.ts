import type { lookup } from "node:dns";
import { Agent, type Dispatcher, request } from "undici";
import webPush from "web-push";
import { publicLookup } from "./public-address.ts";
import { isPushEndpoint } from "./push-endpoint.ts";
import type { PushKeys } from "./push-env.ts";

export type PushTarget = { endpoint: string; p256dh: string; auth: string };
type OutgoingPush = {
  target: PushTarget;
  /** What the browser reads; nobody on the way does. */
  text: string;
  /** For how long the service keeps it for a browser that is away, in seconds. */
  ttl: number;
  /** The same one replaces what waits at the service. */
  topic: string;
};

/**
 * `gone`: the browser takes no pushes there any more. `refused`: another try is of no use. `unavailable`: it may be of use later, and says the
 * service where it is too busy after how many ms.
 */
export class PushError extends Error {
  override readonly name = "PushError";
  readonly kind: "gone" | "refused" | "unavailable";
  readonly retryAfter: number | null;

  constructor(kind: PushError["kind"], message: string, retryAfter: number | null = null) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** A push service as senders see it. `send` throws PushError. */
export type PushService = { send: (push: OutgoingPush, signal?: AbortSignal) => Promise<void> };

/** In ms. */
const timeouts = { connect: 5_000, answer: 10_000 };
const busyPause = { usual: 60_000, longest: 3_600_000 };
/** Nobody reads what a service writes beside its status. */
const readBytes = 4_096;

/** `Retry-After` in ms, within bounds: seconds, or a date. */
function pauseOf(header: string | string[] | undefined, now: number): number {
  const text = String(header ?? "");
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 1_000), busyPause.longest) : busyPause.usual;
}

function errorOf({ statusCode, headers }: Dispatcher.ResponseData, now: number): PushError | null {
  const told = `The push service answered ${statusCode}`;
  if (statusCode >= 200 && statusCode < 300) return null;
  if (statusCode === 404 || statusCode === 410) return new PushError("gone", told);
  if (statusCode === 429) return new PushError("unavailable", told, pauseOf(headers["retry-after"], now));
  return new PushError(statusCode >= 500 ? "unavailable" : "refused", told);
}

/** What is to be sent. A browser's key may be no point of the curve: nothing can be encrypted for it. */
function detailsOf(...input: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    return webPush.generateRequestDetails(...input);
  } catch {
    throw new PushError("gone", "Nothing can be encrypted for this browser");
  }
}

type Options = {
  keys: PushKeys;
  clock: () => Date;
  /** How names are looked up; as the system does without it. */
  find?: typeof lookup;
};

/** Sends to the services of browsers: RFC 8030, encrypted by RFC 8291 and signed by RFC 8292. Nothing of a browser's address gets into an error. */
export function webPushService({ keys, clock, find }: Options): PushService {
  const { publicKey, privateKey, subject, localService } = keys;
  // A push that times out ends its connection. One of HTTP/2 would go on, and take the next push, while it is half-open.
  const options = { allowH2: false, connect: { timeout: timeouts.connect } };
  const abroad = new Agent({ ...options, connect: { ...options.connect, lookup: publicLookup(find) } });
  const local = new Agent(options);

  async function send({ target, text, ttl, topic }: OutgoingPush, signal?: AbortSignal): Promise<void> {
    const { endpoint, p256dh, auth } = target;
    if (!isPushEndpoint(endpoint, localService))
      throw new PushError("gone", "Not an address of a push service");
    const { method, headers, body } = detailsOf({ endpoint, keys: { p256dh, auth } }, text, {
      ...{ vapidDetails: { subject, publicKey, privateKey }, TTL: ttl, topic },
    });
    const isLocal = localService !== undefined && new URL(endpoint).origin === new URL(localService).origin;
    const deadline = AbortSignal.timeout(timeouts.answer);
    const answer = await request(endpoint, {
      ...{ method, body, dispatcher: isLocal ? local : abroad },
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    }).catch((error: Error & { code?: string }) => {
      throw new PushError("unavailable", `The push service cannot be reached: ${error.code ?? error.name}`);
    });
    await answer.body.dump({ limit: readBytes }).catch(() => undefined);
    const failure = errorOf(answer, clock().getTime());
    if (failure) throw failure;
  }

  return { send };
}
