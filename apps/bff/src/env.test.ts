import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

const needed = { UPSTREAM_API_KEY: "k" };

describe("readEnv", () => {
  it("needs nothing but the key", () => {
    expect(readEnv({ ...needed, PUBLIC_URL: "" })).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      UPSTREAM_URL: "http://127.0.0.1:4000",
      DEFAULT_DOMAIN_SUFFIX: ".in",
      TRUST_PROXY: [],
      IMAGE_ORIGINS: [],
      WEB_DIST: expect.stringMatching(/apps\/web\/dist$/),
    });
  });

  it("reads lists", () => {
    const lists = { TRUST_PROXY: "10.0.0.1, ::1", IMAGE_ORIGINS: "https://a.example/x,https://b.example" };
    expect(readEnv({ ...needed, ...lists })).toMatchObject({
      TRUST_PROXY: ["10.0.0.1", "::1"],
      IMAGE_ORIGINS: ["https://a.example", "https://b.example"],
    });
  });

  it("takes session keys that are long enough to be secret", () => {
    const [first, second] = ["a".repeat(32), "b".repeat(32)];
    expect(readEnv({ ...needed, SESSION_KEYS: `${first}, ${second}` }).SESSION_KEYS).toEqual([first, second]);
    expect(readEnv(needed).SESSION_KEYS).toEqual([]);
    expect(() => readEnv({ ...needed, SESSION_KEYS: "hunter2" })).toThrow(
      /^((?!hunter2).)*SESSION_KEYS((?!hunter2).)*$/,
    );
  });

  it("names every bad setting at once", () => {
    const bad = {
      PORT: "many",
      UPSTREAM_URL: "ftp://x",
      REDIS_URL: "http://x",
      READS_PER_MINUTE: "0",
      WRITES_PER_MINUTE: "0",
      DEFAULT_DOMAIN_SUFFIX: "moon",
      IMAGE_ORIGINS: "x",
    };
    const read = () => readEnv(bad);
    for (const name of [...Object.keys(bad), "UPSTREAM_API_KEY"]) expect(read).toThrow(name);
  });

  it.each([
    ["CACHE_FRESH_MS", "CACHE_MAX_AGE_MS"],
    ["ASSETS_KEPT_DAYS", "ASSET_RETENTION_DAYS"],
    ["CACHE_REVALIDATE_MS", "CACHE_STALE_WHILE_REVALIDATE_MS"],
    ["CACHE_ON_ERROR_MS", "CACHE_STALE_IF_ERROR_MS"],
    ["SHED_DELAY_MS", "MAX_EVENT_LOOP_DELAY_MS"],
  ])("refuses the former name %s", (former, name) => {
    expect(() => readEnv({ ...needed, [former]: "1" })).toThrow(`${former}: is called ${name} now`);
  });

  it.each(["PUBLIC_URL", "UPSTREAM_URL", "REDIS_URL"])("does not repeat a bad value of %s", (name) => {
    expect(() => readEnv({ ...needed, [name]: "user:hunter2" })).toThrow(/^((?!hunter2).)*$/);
  });

  it("refuses secrets that are made for development in production, all at once", () => {
    const good = {
      NODE_ENV: "production",
      UPSTREAM_API_KEY: "pTz0vY3kQm9cWx7B",
      SESSION_KEYS: "mB7wYk2rQz9cXv4NpTs6Hd1Jg8Lf3Ka5",
    };
    expect(readEnv(good).UPSTREAM_API_KEY).toBe(good.UPSTREAM_API_KEY);
    expect(() => readEnv({ ...good, SESSION_KEYS: "", UPSTREAM_API_KEY: "change-me-change-me" })).toThrow(
      /^bad settings: UPSTREAM_API_KEY: is no secret for production: [^;]*; SESSION_KEYS: production needs one or more$/,
    );
    expect(() => readEnv({ ...good, SESSION_KEYS: `${good.SESSION_KEYS},${"ab".repeat(16)}` })).toThrow(
      /^((?!abab).)*SESSION_KEYS: is no secret((?!abab).)*$/,
    );
  });
});
