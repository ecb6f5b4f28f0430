import { execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished } from "vitest";
import { freePort } from "../../scripts/product.mjs";
import { root } from "../../scripts/workspace.mjs";
import { compose } from "./compose.ts";

// Where Debian puts them; the first is not on everybody's path.
const nginx = "/usr/sbin/nginx";
const openssl = "/usr/bin/openssl";

/** True where nginx is installed (Debian: nginx-light). */
export const hasNginx = existsSync(nginx);

type Places = { gateways: [number, number]; apis: [number, number] };

/** Throws when a name of the composed product is not in the settings: then the test would follow something else. */
function put(text: string, name: string, place: string): string {
  if (!text.includes(name)) throw new Error(`nginx.conf does not name ${name}`);
  return text.replaceAll(name, place);
}

/** Before 1.25.1, the version that the product runs is ahead of, nginx speaks HTTP/2 by a word beside the port. */
function forThisVersion(text: string): string {
  const version = spawnSync(nginx, ["-v"], { encoding: "utf8" }).stderr.match(/(\d+)\.(\d+)/);
  const isOld = Number(version?.[1]) === 1 && Number(version?.[2]) < 25;
  return isOld ? text.replace("http2 on;", "").replace(" ssl default", " ssl http2 default") : text;
}

/** What the service does before it starts nginx, in a folder instead of /tmp. */
function prepare(folder: string, env: Record<string, string>) {
  const [, , script = ""] = compose.services.nginx?.entrypoint ?? [];
  const [before = ""] = script.replaceAll("$$", "$").split("&& exec nginx");
  execFileSync("/bin/sh", ["-c", put(before, "/tmp/", `${folder}/`)], { env });
}

/** A copy of deploy/nginx for this machine: ports of its own, loopback instead of names, its own folder instead of /tmp. */
async function copySettings(listen: "plain" | "tls", { gateways, apis }: Places, httpsPort: string) {
  const folder = mkdtempSync(join(tmpdir(), "callboard-nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Its workers are somebody else when the test is root.
  chmodSync(folder, 0o755);
  cpSync(join(root, "deploy/nginx"), folder, { recursive: true });
  cpSync(join(folder, "listen", `${listen}.conf`), join(folder, "listen.conf"));
  const ports = { http: await freePort(), https: await freePort(), balancer: await freePort() };
  const changes: [string, string, string][] = [
    ["nginx.conf", "gateway-1:3000", `127.0.0.1:${gateways[0]}`],
    ["nginx.conf", "gateway-2:3000", `127.0.0.1:${gateways[1]}`],
    ["nginx.conf", "api-1:4000", `127.0.0.1:${apis[0]}`],
    ["nginx.conf", "api-2:4000", `127.0.0.1:${apis[1]}`],
    ["nginx.conf", "listen balancer:4000", `listen 127.0.0.1:${ports.balancer}`],
    ["nginx.conf", "/tmp/", `${folder}/`],
    ["nginx.conf", "/dev/stdout", `${folder}/log`],
    ["log.conf", "/dev/stdout", `${folder}/log`],
    ["site.conf", "/etc/nginx/callboard", folder],
    ["listen.conf", "listen 8080", `listen 127.0.0.1:${ports.http}`],
    ...(listen === "tls"
      ? ([
          ["listen.conf", "listen 8443", `listen 127.0.0.1:${ports.https}`],
          ["listen.conf", "/tmp/", `${folder}/`],
        ] as [string, string, string][])
      : []),
  ];
  for (const [file, name, place] of changes) {
    const path = join(folder, file);
    writeFileSync(path, forThisVersion(put(readFileSync(path, "utf8"), name, place)));
  }
  prepare(folder, { HTTPS_PORT: httpsPort });
  if (listen === "tls") makeCertificate(join(folder, "tls"));
  return { folder, ports };
}

function makeCertificate(folder: string) {
  mkdirSync(folder);
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  execFileSync(openssl, ["req", ...kind, "-subj", "/CN=localhost", ...files], { stdio: "ignore" });
}

/**
 * Starts nginx with the product's settings before servers on loopback. `httpsPort` is where visitors find it with TLS. Gives its
 * ports, and what it logged.
 */
export async function startNginx(listen: "plain" | "tls", places: Places, httpsPort = "443") {
  const { folder, ports } = await copySettings(listen, places, httpsPort);
  const settings = ["-e", "stderr", "-c", join(folder, "nginx.conf")];
  const { stderr } = await promisify(execFile)(nginx, [...settings, "-t"]);
  expect(stderr).not.toMatch(/\[(warn|emerg)\]/);
  const log = openSync(join(folder, "log"), "a");
  const child = spawn(nginx, [...settings, "-g", "daemon off;"], { stdio: ["ignore", log, log] });
  closeSync(log);
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await new Promise((done) => child.once("exit", done));
  });
  await expect.poll(() => readdirSync(folder)).toContain("nginx.pid");
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${ports.http}/nginx-health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(204);
  return { ...ports, readLog: () => readFileSync(join(folder, "log"), "utf8") };
}
