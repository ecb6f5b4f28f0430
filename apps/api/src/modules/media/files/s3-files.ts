import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { Agent, type Dispatcher, request } from "undici";
import type { FileStore } from "./file-store.ts";

export type S3Settings = {
  S3_ENDPOINT: string;
  S3_BUCKET: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
  S3_REGION: string;
};

type Method = "GET" | "PUT" | "DELETE";
type Answer = Dispatcher.ResponseData;

/** Timeout of a response and of a pause within its body, in ms. All attempts together take less than the gateway waits for a write. */
const defaultDeadline = 4_000;
const attempts = 2;
const errorMax = 4_096;

/**
 * Stores files in a bucket of S3 or of a compatible store, addressed by path. Calls are idempotent, and a failed one is
 * retried once.
 */
export function s3Files(settings: S3Settings, deadline = defaultDeadline): FileStore {
  const { S3_BUCKET: bucket, S3_REGION: region } = settings;
  const base = `${settings.S3_ENDPOINT.replace(/\/$/, "")}/${encodeURIComponent(bucket)}`;
  const keys = { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY };

  const dispatcher = new Agent({
    // A call that times out ends its connection. One of HTTP/2 would go on, and take the next call, while it is half-open.
    allowH2: false,
    connect: { timeout: deadline },
    headersTimeout: deadline,
    bodyTimeout: deadline,
  });

  async function send(method: Method, file: string, content?: Buffer): Promise<Answer> {
    const { url, headers } = await new AwsV4Signer({
      ...keys,
      method,
      url: `${base}/${encodeURIComponent(file)}`,
      headers: {
        "x-amz-content-sha256": createHash("sha256")
          .update(content ?? "")
          .digest("hex"),
        ...(content && {
          "content-type": file.endsWith(".webp") ? "image/webp" : "application/octet-stream",
        }),
      },
      service: "s3",
      region,
    }).sign();
    return request(url, {
      method,
      headers: Object.fromEntries(headers),
      body: content ?? null,
      dispatcher,
      // A download may take long; it is bounded by the body timeout.
      ...(method !== "GET" && { signal: AbortSignal.timeout(deadline) }),
    });
  }

  /** The store's response if it has one of the statuses. Throws otherwise. */
  async function ask(method: Method, file: string, statuses: number[], content?: Buffer): Promise<Answer> {
    for (let left = attempts; ; left -= 1) {
      const answer = await send(method, file, content).catch((error: Error) => error);
      if (!(answer instanceof Error) && statuses.includes(answer.statusCode)) return answer;
      const isTransient = answer instanceof Error || answer.statusCode >= 500;
      if (left > 1 && isTransient) {
        if (!(answer instanceof Error)) await answer.body.dump();
        continue;
      }
      throw await failureOf(method, file, answer);
    }
  }

  return {
    write: async (file, content) => {
      const { body } = await ask("PUT", file, [200], content);
      await body.dump();
    },
    open: async (file) => {
      const { statusCode, headers, body } = await ask("GET", file, [200, 404]);
      if (statusCode === 200) {
        // A body that is destroyed before its end emits an error, maybe without a listener.
        body.on("error", () => {});
        return { body, size: Number(headers["content-length"]), etag: String(headers.etag) };
      }
      await body.dump();
      return null;
    },
    remove: async (file) => {
      const { body } = await ask("DELETE", file, [200, 204, 404]);
      await body.dump();
    },
  };
}

/** An error for the log: which call, and the code that the store gave. */
async function failureOf(method: Method, file: string, answer: Answer | Error): Promise<Error> {
  const call = `${method} ${file}`;
  if (answer instanceof Error) return new Error(`The S3 store does not answer ${call}`, { cause: answer });
  const text = await beginningOf(answer.body).catch(() => "");
  const [, code = "no code"] = /<Code>(\w{1,100})<\/Code>/.exec(text) ?? [];
  return new Error(`The S3 store answers ${answer.statusCode}, ${code}, to ${call}`);
}

async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const chunk of body) {
    text += chunk.toString("latin1");
    if (text.length > errorMax) break;
  }
  return text;
}
