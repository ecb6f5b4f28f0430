import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type PushMessage, pushMessageSchema } from "@callboard/contracts/push";

/** The keys that the tests sign with: a pair for nothing else. */
export const testPushKeys = {
  publicKey: "BOD-T5Ry_bBsiAiMfWsFnn4_jxFaBsQ4OkF3HqGe0Vp3m7_JML1Z-hGYYD0Xf_MqECN2iI_YTh0JLi2CHUdnkLU",
  privateKey: "Gk9x5dx8tPrQts-rxfXplNG9WGNHSG1ceKiOhyLNXN4",
  subject: "mailto:callboard@example.com",
};

const info = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const derive = (salt: Buffer, secret: Buffer, about: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, about, length));

/** A browser with keys of its own: what it gives away, and how it reads what is sent to it (RFC 8291). */
function createBrowser(endpoint: string) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const secret = randomBytes(16);

  function read(body: Buffer): PushMessage {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const about = info("WebPush: info\0", pair.getPublicKey(), sender);
    const input = derive(secret, pair.computeSecret(sender), about, 32);
    const key = derive(salt, input, info("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(salt, input, info("Content-Encoding: nonce\0"), 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return pushMessageSchema.strict().parse(JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()));
  }
  const keys = { p256dh: pair.getPublicKey("base64url"), auth: secret.toString("base64url") };
  return { subscription: { endpoint, keys }, read };
}

/** What a signature says, where it is one by the key that it names for this service (RFC 8292). */
function signerOf({ headers }: IncomingMessage, origin: string): { key: string; subject: string } | null {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x = "", y = ""] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  const publicKey = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    "sha256",
    signed,
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
  const hours = (exp * 1_000 - Date.now()) / 3_600_000;
  return isSigned && aud === origin && hours > 0 && hours <= 24 ? { key, subject: sub } : null;
}

type Refusal = { status: number; retryAfter?: string };
type Received = PushMessage & { browser: string; ttl: number; topic: string };

/** A push service on this machine, with the browsers behind it. It takes what is signed and what they can read. */
export async function startPushServer(port = 0) {
  const browsers = new Map<string, ReturnType<typeof createBrowser>>();
  const signers = new Set<string>();
  const received: Received[] = [];
  let asked = 0;
  /** By the names of browsers, or of all of them. */
  const refusals = new Map<string, Refusal>();
  let origin = "";

  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? "";
    const body = await buffer(request);
    asked += 1;
    const refusal = refusals.get(name) ?? refusals.get("all");
    if (refusal) {
      if (refusal.retryAfter) response.setHeader("retry-after", refusal.retryAfter);
      return response.writeHead(refusal.status).end("x".repeat(100_000));
    }
    const browser = browsers.get(name);
    const signer = signerOf(request, origin);
    const isRight = request.headers["content-encoding"] === "aes128gcm" && request.method === "POST";
    if (!browser || !signer || !isRight) return response.writeHead(browser ? 403 : 404).end();
    signers.add(`${signer.key} ${signer.subject}`);
    const { ttl, topic } = request.headers;
    received.push({ browser: name, ...browser.read(body), ttl: Number(ttl), topic: String(topic) });
    response.writeHead(201).end();
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    refusals,
    signers,
    /** A browser's subscription, as it gives it to the site. */
    subscriptionOf: (name: string) => {
      const browser = browsers.get(name) ?? createBrowser(`${origin}/${name}`);
      browsers.set(name, browser);
      return browser.subscription;
    },
    /** What came since it was asked last, in its order. */
    taken: () => received.splice(0),
    /** How often something was sent since it was asked last, whatever became of it. */
    tries: () => {
      const count = asked;
      asked = 0;
      return count;
    },
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

export type PushServer = Awaited<ReturnType<typeof startPushServer>>;
