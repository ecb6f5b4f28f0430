import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createServerDatabase } from "../apps/api/src/test/database.ts";
import { freePort } from "../scripts/product.mjs";
import { root } from "../scripts/workspace.mjs";
import { startImage } from "./test/container.ts";
import { imageOf, parseDockerfile, stagesFor } from "./test/dockerfile.ts";
import { followStages } from "./test/follow.ts";
import { makeSecrets } from "./test/secrets.ts";

const stages = parseDockerfile(readFileSync(join(root, "deploy/Dockerfile"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "callboard-image-"));
const secrets = join(folder, "secrets");
let roots: Record<string, string>;
let withDemo: Record<string, string>;

beforeAll(async () => {
  await makeSecrets(secrets);
  roots = await followStages(stages, folder);
  const demoFolder = join(folder, "with-demo");
  mkdirSync(demoFolder);
  withDemo = await followStages(stagesFor("api", stages), demoFolder, { DEMO: "on" });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const images = [
  ["api", "api"],
  ["gateway", "bff"],
] as const;

function stageOf(name: string, built = roots) {
  const stage = stages.find((one) => one.name === name);
  if (!stage) throw new Error(`no stage ${name}`);
  return { stage, folder: built[name] ?? "" };
}

function start(name: string, settings: Record<string, string>, built = roots) {
  const { stage, folder: stageRoot } = stageOf(name, built);
  const container = startImage(stage, stageRoot, settings);
  onTestFinished(() => void container.kill());
  return container;
}

/** Waits until it is ready, then runs its health check, which is a program of its own. Fails with what `reason` says. */
async function becomeHealthy(container: ReturnType<typeof start>, reason = container.output) {
  const isReady = () =>
    container.ask("/readyz").then(
      ({ ok }) => ok,
      () => false,
    );
  const state = async () => ((await isReady()) ? "ready" : reason().slice(-2_000));
  await expect.poll(state, { timeout: 90_000, interval: 200 }).toBe("ready");
  expect(await container.checkHealth()).toEqual({ stdout: "", stderr: "" });
}

/** Every file below a folder that was written after an instant. */
const writtenSince = (path: string, instant: number) =>
  readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => {
    const found = statSync(join(path, name), { throwIfNoEntry: false });
    return found?.isFile() && found.mtimeMs > instant;
  });

const secret = (name: string) => join(secrets, `${name}.txt`);

/** The settings of an API server: on the PostgreSQL server where the tests have one, else on a folder. */
async function apiSettings() {
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, "data"),
    API_KEYS_FILE: secret("api-keys"),
    OTP_KEY_FILE: secret("otp-key"),
    TWILIO_AUTH_TOKEN_FILE: secret("twilio-auth-token"),
  };
  if (!process.env.TEST_DATABASE_URL) return settings;
  const { url, drop } = await createServerDatabase();
  onTestFinished(drop);
  return { ...settings, DATABASE_URL: url };
}

describe.each(images)("the image of the %s", (name, app) => {
  it("holds the packages of production, and neither tests nor what builds", () => {
    const appFolder = join(stageOf(name).folder, "app/apps", app);
    const manifest = JSON.parse(readFileSync(join(appFolder, "package.json"), "utf8"));
    const packages = readdirSync(join(appFolder, "node_modules"), { recursive: true, encoding: "utf8" });
    for (const wanted of Object.keys(manifest.dependencies)) expect(packages).toContain(wanted);
    for (const unwanted of Object.keys(manifest.devDependencies)) expect(packages).not.toContain(unwanted);
    const files = readdirSync(join(appFolder, "src"), { recursive: true, encoding: "utf8" });
    expect(files).toContain("server.ts");
    expect(files.filter((file) => file.includes(".test.") || file.split("/").includes("test"))).toEqual([]);
    expect(existsSync(join(stageOf(name).folder, "app/apps/web/src"))).toBe(false);
  });

  it("runs without root, for production, with a health check", () => {
    const { user, env, health } = imageOf(stageOf(name).stage);
    expect(user).toBe("node");
    expect(env).toMatchObject({ NODE_ENV: "production" });
    expect(health).toEqual(["node", "/app/deploy/steps/health.mjs"]);
  });

  it("refuses to start without secrets", async () => {
    const weakSecrets = { API_KEYS: "change-me-please-now", UPSTREAM_API_KEY: "change-me-please-now" };
    const container = start(name, { PORT: "0", DATA_DIR: join(folder, "unused"), ...weakSecrets });
    expect(await container.ended).toBe(1);
    expect(container.output()).toContain("API_KEY");
    expect(container.output()).not.toContain("change-me");
  });
});

it("both have a folder for their data", () => {
  for (const [name] of images) {
    const { folder: stageRoot, stage } = stageOf(name);
    expect(imageOf(stage).env.DATA_DIR).toBe("/data");
    expect(readdirSync(join(stageRoot, "data"))).toEqual([]);
  }
});

describe("the demo content", () => {
  it("is left out of an image, which says so when it is asked for, and starts without", async () => {
    expect(existsSync(join(stageOf("api").folder, "app/packages/contracts"))).toBe(true);
    expect(existsSync(join(stageOf("api").folder, "app/packages/demo"))).toBe(false);
    const settings = await apiSettings();
    const refused = start("api", { ...settings, DEMO: "on" });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(
      /^callboard api: DEMO is on, but the demo content is not installed; .+\n$/,
    );
    const api = start("api", settings);
    await becomeHealthy(api);
    expect(await api.stop()).toBe(0);
  });

  it("is in an image that is built with DEMO=on, without what draws it", () => {
    const demo = join(stageOf("api", withDemo).folder, "app/packages/demo");
    expect(readdirSync(demo).sort()).toEqual(["node_modules", "package.json", "src"]);
    expect(readdirSync(join(demo, "src/images")).length).toBeGreaterThan(300);
    const files = readdirSync(join(demo, "src"), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.includes(".test."))).toEqual([]);
  });
});

describe("the images together", () => {
  it("serve a page to a visitor, write nothing beside the data, and end cleanly when told to", async () => {
    const began = Date.now();
    const settings = await apiSettings();
    const api = start("api", { ...settings, DEMO: "on" }, withDemo);
    const gateway = start("gateway", {
      PORT: String(await freePort()),
      UPSTREAM_URL: `http://127.0.0.1:${settings.PORT}`,
      UPSTREAM_API_KEY_FILE: secret("upstream-api-key"),
      SESSION_KEYS_FILE: secret("session-keys"),
      REDIS_URL_FILE: "",
      DATA_DIR: join(folder, "gateway-data"),
    });
    await becomeHealthy(gateway, () => gateway.output() + api.output());
    await api.checkHealth();

    const page = await gateway.ask("/blog");
    expect(page.status).toBe(200);
    const html = await page.text();
    const [, article] = html.match(/href="(\/blog\/[\w-]+)"/) ?? [];
    expect((await gateway.ask(article ?? "/none")).status).toBe(200);
    const [script] = html.match(/\/assets\/[\w.-]+\.js/) ?? [];
    expect((await gateway.ask(script ?? "/none")).status).toBe(200);

    const admin = await (await gateway.ask("/admin")).text();
    const [adminScript] = admin.match(/\/assets\/admin-[\w.-]+\.js/) ?? [];
    expect((await gateway.ask(adminScript ?? "/none")).status).toBe(200);

    expect(await gateway.stop()).toBe(0);
    await expect(gateway.checkHealth()).rejects.toThrow("not ready");
    expect(await api.stop()).toBe(0);
    for (const { folder: stageRoot } of [stageOf("api", withDemo), stageOf("gateway")])
      expect(writtenSince(join(stageRoot, "app"), began)).toEqual([]);
  });
});
