import type { Readable } from "node:stream";
import type { Capability } from "@callboard/contracts/capability";
import { errorCodeOfStatus } from "@callboard/contracts/error";
import { failureEnvelope } from "@callboard/contracts/page";
import type { Dispatcher } from "undici";
import { UpstreamError } from "../app-error.ts";
import { logFailure } from "./log-failure.ts";
import { offeredTo } from "./request.ts";
import { commonHeaders } from "./request-options.ts";
import { toUpstreamError } from "./transport/parse-response.ts";
import type { UpstreamContext } from "./upstream.ts";

export type FileRequest = {
  /** What an upstream must offer to be asked. */
  capability: Capability;
  method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";
  /** Below the base path. */
  path: string;
  headers: Record<string, string>;
  /** Sent on as it comes. */
  body?: Readable;
};

export type FileResponse = Pick<Dispatcher.ResponseData, "statusCode" | "headers" | "body">;

/** In ms: until an answer begins once all was sent, and how long it may pause. */
const patience = 30_000;
/** In bytes. */
const failureMax = 4_096;

async function failureOf({ statusCode, headers, body }: FileResponse): Promise<UpstreamError> {
  let text = "";
  for await (const chunk of body) {
    text += chunk;
    if (text.length > failureMax) break;
  }
  const said = failureEnvelope.safeParse(text.startsWith("{") ? JSON.parse(text) : null).data;
  const message = typeof said?.message === "object" ? Object.values(said.message).join(", ") : said?.message;
  const retryAfter = Number(headers["retry-after"]) || undefined;
  return new UpstreamError(errorCodeOfStatus(statusCode), { message, status: statusCode, retryAfter });
}

/**
 * Exchanges bytes of a file with the upstream as they come: nothing of them is kept here. Beside the bulkheads and circuit breakers of calls, because how
 * long it takes, and whether it breaks off, is up to the visitor; whoever asks limits how many there are. The caller reads
 * the body or destroys it. Throws UpstreamError for any failure but `accepted` statuses, `not_found` where the upstream does not offer them.
 */
export async function streamFile(
  { capability, method, path, headers, body }: FileRequest,
  ctx: UpstreamContext,
  accepted: number[] = [],
): Promise<FileResponse> {
  const { upstream, bearer } = ctx;
  if (!(await offeredTo(ctx)).has(capability)) throw new UpstreamError("not_found");
  const answer = await upstream.dispatcher
    .request({
      ...{ origin: upstream.origin, path: upstream.basePath + path, method, body: body ?? null },
      ...{ headersTimeout: body ? 0 : patience, bodyTimeout: patience },
      headers: {
        ...commonHeaders(upstream, ctx),
        ...headers,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
    })
    .catch((error: unknown) => {
      throw logFailure(toUpstreamError(error), path, ctx);
    });
  // A body that is destroyed before its end emits an error, maybe without a listener.
  answer.body.on("error", () => {});
  const isFine = answer.statusCode < 300 || accepted.includes(answer.statusCode);
  if (isFine) return answer;
  throw logFailure(await failureOf(answer), path, ctx);
}
