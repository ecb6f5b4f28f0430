import { type Capability, capabilities } from "@callboard/contracts/capability";
import type { Dispatcher } from "undici";
import { fixedCapabilities } from "../upstream/capabilities.ts";
import { createUpstream } from "../upstream/create-upstream.ts";
import type { UpstreamObserver } from "../upstream/observer.ts";

type Settings = Parameters<typeof createUpstream>[0];
/** What a test says for itself. */
type Own = Pick<Settings, "UPSTREAM_URL" | "UPSTREAM_API_KEY" | "UPSTREAM_TIMEOUT_MS"> &
  Pick<Settings, `CACHE_${string}` & keyof Settings> &
  Partial<Settings>;

/** What our own API expects. */
const defaults = {
  UPSTREAM_BASE_PATH: "/api/v1",
  UPSTREAM_SUFFIX_HEADER: "x-domain-suffix",
  UPSTREAM_SUFFIX_FORM: "dotted",
  UPSTREAM_EVENT_CATEGORIES_PATH: "/event-category/view",
  UPSTREAM_CITY_FILTER: "as-named",
  DEFAULT_DOMAIN_SUFFIX: ".in",
} as const;

type Parts = { dispatcher?: Dispatcher; observer?: UpstreamObserver; offered?: readonly Capability[] };

/** The client of an upstream that is known to offer all that our own API does. */
export function createTestUpstream(
  settings: Own,
  clock: () => Date,
  { offered = capabilities, ...parts }: Parts = {},
) {
  return createUpstream({ ...defaults, ...settings }, clock, {
    ...parts,
    capabilities: fixedCapabilities(new Set(offered)),
  });
}
