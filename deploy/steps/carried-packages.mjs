import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/workspace.mjs";

/** Whether a server carries the demo content: the API does where DEMO=on is set while its image is built. */
export const carriesDemo = (app) => app === "api" && process.env.DEMO === "on";

/** What checks an API, and what others call a gateway with: neither is needed to run one. */
const tools = ["client", "contract-kit"];

/** The folders of the workspace packages that a server carries. */
export const carriedPackages = (app) =>
  readdirSync(join(root, "packages"))
    .filter((name) => !tools.includes(name) && (name !== "demo" || carriesDemo(app)))
    .map((name) => `packages/${name}`);
