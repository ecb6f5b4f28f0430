import { randomBytes } from "node:crypto";
import { freePort, startProgram, stopProgram } from "../../scripts/product.mjs";
import { startStandIn } from "../stand-in/stand-in.ts";
import { type Sites, type Variant, variantNames, variants } from "./variants.ts";

type Stop = () => unknown;

const secret = () => randomBytes(32).toString("base64url");

/** A gateway before an upstream that knows the specification's calls and nothing more. */
async function startSite(variant: Variant, webDist: string, running: Stop[]) {
  const { url: upstreamUrl, options, stop } = await startStandIn({ ...variants[variant], apiKey: secret() });
  running.push(stop);
  const port = await freePort();
  const gateway = await startProgram("the gateway", "bff", {
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    HOST: "127.0.0.1",
    PORT: String(port),
    UPSTREAM_URL: upstreamUrl,
    UPSTREAM_API_KEY: options.apiKey,
    UPSTREAM_BASE_PATH: options.basePath,
    UPSTREAM_EVENT_CATEGORIES_PATH: options.eventCategoriesPath,
    UPSTREAM_SUFFIX_HEADER: options.suffixHeader,
    UPSTREAM_SUFFIX_FORM: options.suffixForm,
    SESSION_KEYS: secret(),
    WEB_DIST: webDist,
    // All journeys come from one address, several at a time.
    READS_PER_MINUTE: "100000",
  });
  running.push(() => stopProgram(gateway));
  return { url: `http://localhost:${port}`, upstreamUrl };
}

/** One site for each variant. `stop` ends them all. Rejects with nothing left running. */
export async function startSites(webDist: string) {
  const running: Stop[] = [];
  const stop = async () => {
    for (const end of running.splice(0).reverse()) await end();
  };
  try {
    const sites: Partial<Sites> = {};
    for (const variant of variantNames) sites[variant] = await startSite(variant, webDist, running);
    return { sites: sites as Sites, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
