import { type Capability, isCapability } from "@callboard/contracts/capability";
import { envelope } from "@callboard/contracts/page";
import { capabilitiesData } from "@callboard/contracts/wire/capability";
import type { CapabilityAnswer } from "./capabilities.ts";
import { commonHeaders } from "./request-options.ts";
import { toUpstreamError } from "./transport/parse-response.ts";
import { send } from "./transport/send.ts";
import type { Upstream } from "./upstream.ts";

const answer = envelope(capabilitiesData);
const nothing: ReadonlySet<Capability> = new Set();

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
 * Throws UpstreamError where it does not answer.
 */
export async function readCapabilities(upstream: Upstream, domainSuffix: string): Promise<CapabilityAnswer> {
  const { origin, basePath } = upstream;
  const headers = commonHeaders(upstream, { domainSuffix, requestId: "capabilities" });
  const options = { origin, path: `${basePath}/capabilities`, method: "GET", headers } as const;
  const { status, text } = await send(upstream, "read", options).catch((error) => {
    throw toUpstreamError(error);
  });
  const isSure = status < 500;
  return { offered: status === 200 ? parse(text) : nothing, isSure };
}
