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
      SMS_ADAPTER: "console",
      TWILIO_API_URL: "https://api.twilio.com",
    });
  });

  it("needs Twilio's settings only for Twilio", () => {
    const twilio = { TWILIO_ACCOUNT_SID: "AC00", TWILIO_AUTH_TOKEN: "s", TWILIO_FROM: "+15005550006" };
    expect(readEnv({ API_KEYS: "a", SMS_ADAPTER: "twilio", ...twilio })).toMatchObject(twilio);
    const read = () => readEnv({ API_KEYS: "a", SMS_ADAPTER: "twilio", TWILIO_FROM: "+15005550006" });
    expect(read).toThrow(
      /^TWILIO_ACCOUNT_SID is required with SMS_ADAPTER=twilio\nTWILIO_AUTH_TOKEN is required[^\n]*$/,
    );
  });

  it("names every wrong setting, one a line", () => {
    const source = {
      PORT: "x",
      DATABASE_URL: "mysql://a",
      DEMO: "maybe",
      LOG_LEVEL: "loud",
      API_KEYS: "",
      OTP_KEY: "short",
      SMS_ADAPTER: "pigeon",
      TWILIO_API_URL: "ftp://x",
    };
    const read = () => readEnv(source);
    expect(read).toThrow(/^PORT must be a number$/m);
    expect(read).toThrow(/^DATABASE_URL must be an address such as postgres:/m);
    expect(read).toThrow(/^API_KEYS is required/m);
    expect(read).toThrow(/^DEMO must be on or off$/m);
    expect(read).toThrow(/^OTP_KEY must have at least 32 characters$/m);
    expect(read).toThrow(/^SMS_ADAPTER must be console or twilio$/m);
    expect(read).toThrow(/^TWILIO_API_URL must be an http or https address$/m);
    expect(read).toThrow(/^LOG_LEVEL must be fatal, /m);
  });
});
