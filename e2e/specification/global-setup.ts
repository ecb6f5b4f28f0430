import { ensureBuilt } from "../../scripts/workspace.mjs";
import { startSites } from "./start-sites.ts";

/** Starts a gateway and an upstream for each variant, and gives what stops them. */
export default async function setUp() {
  const { sites, stop } = await startSites(await ensureBuilt("dist-test"));
  process.env.SITES = JSON.stringify(sites);
  return stop;
}
