/** `node deploy/steps/build-web.mjs`: builds the application into apps/web/dist, unless that stands for the same sources. */
import { ensureBuilt, failWith } from "../../scripts/workspace.mjs";

try {
  await ensureBuilt();
} catch (error) {
  failWith(error);
}
