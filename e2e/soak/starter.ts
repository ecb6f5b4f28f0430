import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";
import { startProduct } from "../../scripts/product.mjs";

// `npm start` without its build, for a test that kills it. Tells which programs it runs.

const running = new Map<ChildProcess, "the gateway" | "the API">();
const tell = () =>
  process.connected && process.send?.({ pids: [...running].map(([{ pid }, name]) => [name, pid]) });

subscribe("child_process", (message) => {
  const { process: child } = message as { process: ChildProcess };
  child.once("spawn", () => {
    // Only the gateway has a bounded heap.
    const isGateway = child.spawnargs.some((argument) => argument.startsWith("--max-old-space-size"));
    running.set(child, isGateway ? "the gateway" : "the API");
    tell();
  });
  child.once("exit", () => {
    running.delete(child);
    tell();
  });
});

const product = await startProduct(process.env, process.env.WEB_DIST);
process.on("disconnect", async () => {
  await product.stop();
  process.exit();
});
process.send?.({ ready: true });
