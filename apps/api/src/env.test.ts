import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("readEnv", () => {
  it("has a default for everything but the keys", () => {
    expect(readEnv({ API_KEYS: "a, b," })).toMatchObject({
      PORT: 4000,
      HOST: "127.0.0.1",
      API_KEYS: ["a", "b"],
      DEMO: "off",
      LOG_LEVEL: "info",
    });
  });

  it("names every wrong setting, one a line", () => {
    const source = { PORT: "x", DATABASE_URL: "mysql://a", DEMO: "maybe", LOG_LEVEL: "loud", API_KEYS: "" };
    const read = () => readEnv(source);
    expect(read).toThrow(/^PORT must be a number$/m);
    expect(read).toThrow(/^DATABASE_URL must be an address such as postgres:/m);
    expect(read).toThrow(/^API_KEYS is required/m);
    expect(read).toThrow(/^DEMO must be on or off$/m);
    expect(read).toThrow(/^LOG_LEVEL must be fatal, /m);
  });
});
