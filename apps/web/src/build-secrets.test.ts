import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";

const app = resolve(import.meta.dirname, "..");
const vite = join(app, "node_modules/vite/bin/vite.js");

/** Every setting of the two servers that nobody else may know. */
const canaries = Object.fromEntries(
  ["API_KEYS", "UPSTREAM_API_KEY", "SESSION_KEYS", "OTP_KEY", "DATABASE_URL", "TWILIO_AUTH_TOKEN"].map(
    (name) => [name, `canary-${name.toLowerCase()}-7d20c9e4`],
  ),
);

async function build(folder: string, ...options: string[]) {
  const output = ["--outDir", folder, "--logLevel", "warn"];
  await promisify(execFile)(process.execPath, [vite, "build", ...options, ...output], {
    cwd: app,
    env: { ...canaries, NODE_ENV: "production" },
  });
}

function filesBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path));
  return paths.filter((path) => statSync(path).isFile());
}

it("puts no secret of the machine that builds it into any file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await build(join(folder, "client"));
  await build(join(folder, "client"), "--config", "vite.admin.config.ts");
  await build(join(folder, "server"), "--ssr", "src/entry-server.tsx");
  const files = filesBelow(folder).map((path) => ({ path, text: readFileSync(path, "latin1") }));
  const holding = (text: string) => files.filter((file) => file.text.includes(text)).map(({ path }) => path);
  // The search finds what is there.
  expect(holding("Back office").some((path) => path.includes("admin-"))).toBe(true);
  expect(holding("Login / Register").length).toBeGreaterThanOrEqual(2);
  expect(files.length).toBeGreaterThan(20);
  for (const canary of Object.values(canaries)) expect(holding(canary)).toEqual([]);
}, 120_000);
