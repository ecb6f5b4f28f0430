import { launch } from "chrome-launcher";

/** How Chromium is started: without background network traffic, and without a sandbox, for root in containers. */
export const chromeFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
];

/** Does something in a Chromium of its own, given the port that it listens on; ends it in any case. */
export async function inBrowser(chromePath: string, work: (port: number) => Promise<void>) {
  const { port, kill } = await launch({ chromePath, chromeFlags, logLevel: "silent" });
  try {
    await work(port);
  } finally {
    kill();
  }
}
