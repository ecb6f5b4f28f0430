import { env } from "./env.ts";

/** How Chromium is started: the machine's own, quiet about the network and able to run as root in a container. */
export const launchOptions = {
  executablePath: env.chromePath,
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
