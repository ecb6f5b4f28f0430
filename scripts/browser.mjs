/** Finds the Chromium that the journeys run in. */
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, StartError } from "./workspace.mjs";

const names = [
  // Without the parts of a window: a fifth less work.
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge",
  "brave-browser",
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(
    isExecutable,
  );
}

/** The path of a Chromium: CHROME_PATH, an installed one, or (Debian, as root) one that it installs. Throws StartError. */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new StartError(`CHROME_PATH names ${wanted}, which is no program`);
  }
  const found = installed();
  if (found) return found;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("Installing Chromium for the journeys …");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]);
    const fresh = installed();
    if (fresh) return fresh;
  }
  throw new StartError(
    "no Chromium found: set CHROME_PATH to one, or install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium)",
  );
}
