import { product } from "./product.ts";

/** How Chromium is started: without background network traffic, and without a sandbox, for root in containers. */
export const launchOptions = {
  executablePath: product.chromePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Without a graphics card a process of its own for one costs a twelfth more.
    "--in-process-gpu",
  ],
};
