import { product } from "./product.ts";

/** How Chromium is started: the machine's own, quiet about the network and able to run as root in a container. */
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
  ],
};
