import { type Capability, isCapability } from "@callboard/contracts/capability";
import { errorCodeOfStatus } from "@callboard/contracts/error";
import { envelope } from "@callboard/contracts/page";
import { capabilitiesData } from "@callboard/contracts/wire/capability";
import { UpstreamError } from "../app-error.ts";
import type { CapabilityAnswer } from "./capabilities.ts";
import { commonHeaders } from "./request-options.ts";
import { toUpstreamError } from "./transport/parse-response.ts";
import { send } from "./transport/send.ts";
import type { Upstream } from "./upstream.ts";

const answer = envelope(capabilitiesData);
const nothing: ReadonlySet<Capability> = new Set();
/** Too many requests, or nobody there for a while: says nothing of what is offered. */
const unavailable = new Set([429, 502, 503, 504]);

function parse(text: string): ReadonlySet<Capability> {
  try {
    const { data } = answer.parse(JSON.parse(text));
    return new Set(data.capabilities.filter(isCapability));
  } catch {
    return nothing;
  }
}

/**
 * Asks the upstream what it offers beside the specification's calls. One that does not know the question offers nothing.
 * Throws UpstreamError where it does not answer, or is unavailable.
 */
export async function readCapabilities(upstream: Upstream, domainSuffix: string): Promise<CapabilityAnswer> {
  const { origin, basePath } = upstream;
  const headers = commonHeaders(upstream, { domainSuffix, requestId: "capabilities" });
  const options = { origin, path: `${basePath}/capabilities`, method: "GET", headers } as const;
  const { status, retryAfter, text } = await send(upstream, "read", options).catch((error) => {
    throw toUpstreamError(error);
  });
  if (unavailable.has(status)) throw new UpstreamError(errorCodeOfStatus(status), { status, retryAfter });
  const isSure = status < 500;
  return { offered: status === 200 ? parse(text) : nothing, isSure };
}
