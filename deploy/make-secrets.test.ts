import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compose, services } from "./test/compose.ts";
import { makeSecrets } from "./test/secrets.ts";

const parent = mkdtempSync(join(tmpdir(), "callboard-secrets-"));
const secrets = join(parent, "secrets");
let printed: string;
beforeAll(async () => {
  printed = await makeSecrets(secrets);
});
afterAll(() => rmSync(parent, { recursive: true }));

describe("the secrets", () => {
  const files = () => readdirSync(secrets).sort();
  const contentOf = (name: string) => readFileSync(join(secrets, name), "utf8");

  it("are made for every name that the composed product knows, used by a service each", () => {
    const declared = Object.values(compose.secrets).map(({ file }) => file.replace("deploy/secrets/", ""));
    expect(files()).toEqual(declared.sort());
    const used = services.flatMap(([, service]) => service.secrets ?? []);
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.secrets).sort());
  });

  it("can be read by the containers' users, whatever the umask and whoever made them before", async () => {
    const folder = join(parent, "of-a-careful-person");
    const modes = () => readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    const umask = process.umask(0o077);
    await makeSecrets(folder).finally(() => process.umask(umask));
    expect(new Set(modes())).toEqual(new Set([0o644]));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o600);
    await makeSecrets(folder);
    expect(new Set(modes())).toEqual(new Set([0o644]));
  });

  it("are random, kept when made again, not printed, and in a folder that only their owner opens", async () => {
    const before = files().map(contentOf);
    const random = before.filter((content) => /^[\w-]{43}$/.test(content));
    // The gateways show the apikey of the API.
    expect(new Set(random).size).toBe(random.length - 1);
    for (const content of random) expect(printed).not.toContain(content);
    expect(await makeSecrets(secrets)).toBe("");
    expect(files().map(contentOf)).toEqual(before);
    expect(statSync(secrets).mode & 0o777).toBe(0o700);
  });
});
