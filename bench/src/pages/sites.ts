import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { imageNames } from "@callboard/demo/images";
import { mediaAddress } from "../../../apps/api/src/modules/media/media-store.ts";
import { freePort, startProduct } from "../../../scripts/product.mjs";
import { ensureBuilt } from "../../../scripts/workspace.mjs";

/** A first start goes on storing the demo's images; each is stored when it is asked for. */
async function untilCalm(origin: string) {
  for (const name of imageNames()) await (await fetch(origin + mediaAddress(name))).arrayBuffer();
}

/** The built product on its own, with fresh demo content, and a copy of it without scripts. */
export async function startSites() {
  const webDist = await ensureBuilt("dist-test");
  const folder = mkdtempSync(join(tmpdir(), "callboard-bench-"));
  const [port, apiPort, copyPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: join(folder, "data"),
    DEMO: "on",
    READS_PER_MINUTE: String(1e9),
  };
  const product = await startProduct(env, webDist, console.log);
  const copy = fork(fileURLToPath(new URL("static-copy.ts", import.meta.url)), [
    String(copyPort),
    product.url,
  ]);
  await once(copy, "message");
  await untilCalm(product.url);
  const stop = async () => {
    copy.kill();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { product: product.url, copy: `http://localhost:${copyPort}`, stop };
}
