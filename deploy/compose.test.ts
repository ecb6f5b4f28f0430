import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { envSchema as apiSchema, readEnv as readApiEnv, staffApiKeysOf } from "../apps/api/src/env.ts";
import { envSchema as gatewaySchema, readEnv as readGatewayEnv } from "../apps/bff/src/env.ts";
import { root } from "../scripts/workspace.mjs";
import { addressIn, compose, networksOf, type Service, services, text } from "./test/compose.ts";
import { imageOf, parseDockerfile } from "./test/dockerfile.ts";
import { makeSecrets } from "./test/secrets.ts";

const stages = parseDockerfile(readFileSync(join(root, "deploy/Dockerfile"), "utf8"));

const secrets = mkdtempSync(join(tmpdir(), "callboard-secrets-"));
beforeAll(() => makeSecrets(secrets));
afterAll(() => rmSync(secrets, { recursive: true }));

/** What a server's process sees: the image's environment, and the service's, with nothing in .env. */
function environmentOf(name: string) {
  const service = compose.services[name];
  const stage = stages.find((one) => one.name === service?.build?.target);
  if (!stage) throw new Error(`${name} is built from no stage`);
  const own = Object.entries(service?.environment ?? {}).map(([key, value]) => [
    key,
    value.replace(/^\$\{\w+:-(.*)\}$/, "$1").replace(/^\/run\/secrets\/([\w-]+)$/, `${secrets}/$1.txt`),
  ]);
  return { ...imageOf(stage).env, ...Object.fromEntries(own) };
}

describe.each(services)("the service %s", (_name, service) => {
  it("runs without root and without rights, on a file system that cannot be written", () => {
    expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
  });

  it("has limits, a health check, a restart policy and a pinned image", () => {
    const { cpus, memory, pids } = service.deploy.resources.limits;
    expect(Number(cpus)).toBeGreaterThan(0);
    expect(memory).toMatch(/^\d+[MG]$/);
    expect(pids).toBeGreaterThan(0);
    expect(service.healthcheck.test.length).toBeGreaterThan(1);
    expect(service.healthcheck.timeout).toMatch(/^\d+s$/);
    expect(service.restart).toBe("unless-stopped");
    if (service.build) expect(stages.map(({ name }) => name)).toContain(service.build.target);
    else expect(service.image).toMatch(/^\w+:\d+(\.\d+)?(-alpine)?$/);
  });

  it("names only what is there, and waits until it is healthy", () => {
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret);
    for (const network of networksOf(service)) expect(compose.networks).toHaveProperty(network);
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(other);
      expect(condition).toBe("service_healthy");
    }
    for (const volume of service.volumes ?? []) {
      const [source = ""] = volume.replace(/\$\{\w+:-(\w+)\}/, "$1").split(":");
      if (source.startsWith("./")) expect(existsSync(join(root, source)), source).toBe(true);
      else expect(compose.volumes).toHaveProperty(source);
    }
  });
});

describe("the composed product", () => {
  it("has two API servers and two gateways", () => {
    const targets = services.flatMap(([, { build }]) => build?.target ?? []);
    expect(targets.sort()).toEqual(["api", "api", "gateway", "gateway"]);
  });

  it("opens ports on nginx alone, and keeps database and Redis on networks without a way out", () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["nginx"]);
    for (const name of ["postgres", "redis"]) {
      const service = compose.services[name] as Service;
      for (const network of networksOf(service)) expect(compose.networks[network]?.internal).toBe(true);
    }
    expect(networksOf(compose.services["api-1"] as Service)).not.toContain("front");
  });

  it("gives nginx the addresses that the others have, and tells the gateways which one is nginx", () => {
    const hosts = (compose.services.nginx?.extra_hosts ?? []).map((line) => line.split(":"));
    expect(hosts).toEqual([
      ["balancer", addressIn("nginx", "back")],
      ["gateway-1", addressIn("gateway-1", "front")],
      ["gateway-2", addressIn("gateway-2", "front")],
      ["api-1", addressIn("api-1", "back")],
      ["api-2", addressIn("api-2", "back")],
    ]);
    for (const [, address] of hosts) expect(address).toMatch(/^10\.89\.8[01]\.\d+$/);
    expect(compose.services["gateway-1"]?.environment?.TRUST_PROXY).toBe(addressIn("nginx", "front"));
  });

  it("gives both servers of a kind one folder for their data, which outlives them", () => {
    for (const [kind, volume] of [
      ["api", "api-data"],
      ["gateway", "gateway-data"],
    ])
      for (const name of [`${kind}-1`, `${kind}-2`]) {
        expect(compose.services[name]?.volumes).toEqual([`${volume}:/data`]);
        expect(environmentOf(name).DATA_DIR).toBe("/data");
      }
  });

  it("looks soon whether a server is there again", () => {
    for (const [, { build, healthcheck }] of services)
      if (build) expect(healthcheck.start_interval).toBe("2s");
  });

  it("starts its servers with settings that they accept in production", () => {
    for (const name of ["api-1", "api-2"]) {
      const env = readApiEnv(environmentOf(name));
      expect(env).toMatchObject({ HOST: "0.0.0.0", DATA_DIR: "/data", DEMO: "off", DEMO_STAFF: "off" });
      expect(staffApiKeysOf(env)).toEqual([readGatewayEnv(environmentOf("gateway-1")).UPSTREAM_API_KEY]);
      expect(new URL(env.DATABASE_URL ?? "").hostname).toBe("postgres");
    }
    for (const name of ["gateway-1", "gateway-2"]) {
      const env = readGatewayEnv(environmentOf(name));
      expect(env.UPSTREAM_URL).toBe("http://balancer:4000");
      expect(readApiEnv(environmentOf("api-1")).API_KEYS).toContain(env.UPSTREAM_API_KEY);
    }
  });

  it("builds the demo content into its images where DEMO says so, and else not", () => {
    for (const name of ["api-1", "api-2"]) {
      const { build, environment } = compose.services[name] as Service;
      expect(build?.args?.DEMO).toMatch(/^\$\{DEMO:-off\}$/);
      expect(build?.args?.DEMO).toBe(environment?.DEMO);
    }
  });

  it("uses settings that .env.example describes, and variables that the runbook describes", () => {
    const example = readFileSync(join(root, ".env.example"), "utf8");
    const runbook = readFileSync(join(root, "docs/operations.md"), "utf8");
    const servers = services.filter(([, { build }]) => build);
    const settings = servers.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
    for (const name of new Set(settings)) expect(example).toContain(`# ${name.replace(/_FILE$/, "")}=`);
    const variables = [...text.matchAll(/\$\{(\w+):-/g)].map(([, name]) => name);
    for (const name of new Set(variables)) expect(runbook).toContain(`\`${name}\``);
  });

  it("passes each setting on that the runbook's table has", () => {
    const runbook = readFileSync(join(root, "docs/operations.md"), "utf8");
    const [, table = ""] = /\n\| variable \|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(runbook) ?? [];
    const names = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(
      ([, cell = ""]) => cell.match(/[A-Z]\w+/g) ?? [],
    );
    expect(names).toContain("S3_BUCKET");
    expect(names.filter((name) => !text.includes(`\${${name}:-`))).toEqual([]);
  });

  it("has the programs' defaults where .env says nothing, as an empty value does", () => {
    const schemas = { "api-1": apiSchema.shape, "gateway-1": gatewaySchema.shape };
    for (const [service, shape] of Object.entries(schemas)) {
      const chosen = Object.entries(compose.services[service]?.environment ?? {}).flatMap(([name, value]) => {
        const [, fallback] = /^\$\{\w+:-(.*)\}$/.exec(value) ?? [];
        return fallback ? [{ name, fallback }] : [];
      });
      for (const { name, fallback } of chosen) {
        const schema = (shape as Record<string, z.ZodType>)[name];
        expect(schema?.parse(fallback), name).toEqual(schema?.parse(undefined));
      }
    }
  });
});
