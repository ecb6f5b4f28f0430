import { describe, expect, it } from "vitest";
import { readEnv, staffApiKeysOf } from "./env.ts";
import { configuredPush } from "./push/push-env.ts";
import { testPushKeys } from "./test/push-server.ts";

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

  it("needs a sender and the site's address where mails are sent, and takes nothing else for them", () => {
    const smtp = { SMTP_URL: "smtps://u:p@mail.test:465", MAIL_FROM: "Callboard <mail@callboard.test>" };
    const read = (change: object) => () => readEnv({ API_KEYS: "a", ...smtp, ...change });
    expect(read({ PUBLIC_URL: "https://callboard.test" })()).toMatchObject({ ...smtp, MAIL_PER_DAY: 2_000 });
    expect(read({ MAIL_FROM: "" })).toThrow(
      /^MAIL_FROM is required with SMTP_URL\nPUBLIC_URL is required with SMTP_URL$/,
    );
    for (const MAIL_FROM of ["Callboard", "a@b.test\r\nBcc: c@d.test", "A <a@b.test>, B <b@b.test>"]) {
      expect(read({ MAIL_FROM })).toThrow(/^MAIL_FROM must be an address such as/m);
    }
    expect(read({ SMTP_URL: "http://mail.test" })).toThrow(/^SMTP_URL must be an address such as/m);
  });

  it("takes a store for images as a whole, or none", () => {
    const s3 = {
      S3_ENDPOINT: "https://s3.eu-west-1.amazonaws.com",
      S3_BUCKET: "b",
      S3_ACCESS_KEY_ID: "k",
      S3_SECRET_ACCESS_KEY: "s",
      S3_REGION: "eu-west-1",
    };
    expect(readEnv({ API_KEYS: "a", ...s3 })).toMatchObject(s3);
    expect(readEnv({ API_KEYS: "a" }).S3_ENDPOINT).toBeUndefined();
    const read = (change: object) => () => readEnv({ API_KEYS: "a", ...change });
    expect(read({ ...s3, S3_BUCKET: "", S3_REGION: "" })).toThrow(
      /^S3_BUCKET is required with S3_ENDPOINT\nS3_REGION is required with S3_ENDPOINT$/,
    );
    expect(read({ S3_REGION: "eu-west-1" })).toThrow(/^S3_ENDPOINT is required with S3_REGION$/m);
    expect(read({ ...s3, S3_ENDPOINT: "s3.local" })).toThrow(
      /^S3_ENDPOINT must be an http or https address$/m,
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

  it("takes the keys of pushes as a pair, or none", () => {
    const keys = {
      VAPID_PUBLIC_KEY: testPushKeys.publicKey,
      VAPID_PRIVATE_KEY: testPushKeys.privateKey,
    };
    const source = { API_KEYS: "key" };
    expect(configuredPush(readEnv(source))).toBeNull();
    const made = configuredPush(readEnv({ ...source, ...keys }));
    expect(made).toMatchObject({ ...testPushKeys, subject: "mailto:callboard@localhost.localdomain" });
    const public_url = { PUBLIC_URL: "https://callboard.example.com" };
    expect(configuredPush(readEnv({ ...source, ...keys, ...public_url }))?.subject).toBe(
      public_url.PUBLIC_URL,
    );
    const other = "A".repeat(42).concat("E");
    for (const wrong of [
      { VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY },
      { VAPID_PRIVATE_KEY: keys.VAPID_PRIVATE_KEY },
      { ...keys, VAPID_PRIVATE_KEY: other },
      { ...keys, VAPID_PRIVATE_KEY: "short" },
      { ...keys, VAPID_SUBJECT: "http://localhost" },
    ]) {
      const read = () => readEnv({ ...source, ...wrong });
      expect(read).toThrow(/^VAPID_\w+ /);
      expect(read).not.toThrow(keys.VAPID_PRIVATE_KEY);
    }
  });

  it("lets a push service of this network be named, but not in production", () => {
    const source = { API_KEYS: "pTz0vY3kQm9cWx7B", PUSH_LOCAL_SERVICE: "http://127.0.0.1:9" };
    expect(readEnv(source).PUSH_LOCAL_SERVICE).toBe(source.PUSH_LOCAL_SERVICE);
    const read = () => readEnv({ ...source, NODE_ENV: "production" });
    expect(read).toThrow(/^PUSH_LOCAL_SERVICE must not be set in production$/);
  });

  describe("in production", () => {
    const good = { NODE_ENV: "production", API_KEYS: "pTz0vY3kQm9cWx7B,r4Nf8sLq2Jd6Hg1K" };

    it("refuses secrets that are made for development, all at once, without repeating them", () => {
      const source = {
        ...good,
        API_KEYS: `${good.API_KEYS},hunter2`,
        OTP_KEY: "a".repeat(32),
        DATABASE_URL: "postgres://callboard:callboard@db/callboard",
        PORT: "x",
      };
      const read = () => readEnv(source);
      for (const name of ["API_KEYS", "OTP_KEY"])
        expect(read).toThrow(new RegExp(`^${name} is no secret for production: `, "m"));
      expect(read).toThrow(/^DATABASE_URL has a password that is known to everybody$/m);
      expect(read).toThrow(/^PORT must be a number$/m);
      expect(read).toThrow(/^((?!hunter2|aaa|@db)[\s\S])*$/);
      expect(() => readEnv({ ...source, NODE_ENV: "test", PORT: "0" })).not.toThrow();
    });

    it.each([
      "postgres://u:Wq5bY1z@db/x",
      "postgres://u@db/x",
      "postgres://db/x",
      "postgres://u:u@localhost/x",
    ])("starts with %s", (url) => {
      expect(readEnv({ ...good, DATABASE_URL: url }).DATABASE_URL).toBe(url);
    });
  });
});

describe("the keys for calls of staff", () => {
  const keysOf = (source: Record<string, string>) => staffApiKeysOf(readEnv(source));

  it("are the only one, or those that are named", () => {
    expect(keysOf({ API_KEYS: "a" })).toEqual(["a"]);
    expect(keysOf({ API_KEYS: "a,b" })).toEqual([]);
    expect(keysOf({ API_KEYS: "a,b,c", STAFF_API_KEYS: "b,c" })).toEqual(["b", "c"]);
    expect(() => keysOf({ API_KEYS: "a,b", STAFF_API_KEYS: "b,c" })).toThrow(
      "STAFF_API_KEYS must be among API_KEYS",
    );
  });
});

describe("staff of the demo", () => {
  const read = (source: Record<string, string>) => () => readEnv({ API_KEYS: "a".repeat(40), ...source });

  it("is refused outside loopback, and in production", () => {
    expect(read({ DEMO_STAFF: "on" })().DEMO_STAFF).toBe("on");
    expect(read({ DEMO_STAFF: "on", HOST: "0.0.0.0" })).toThrow(
      "DEMO_STAFF can be on only where HOST is loopback",
    );
    expect(read({ DEMO_STAFF: "on", NODE_ENV: "production" })).toThrow(
      "DEMO_STAFF must be off in production",
    );
  });
});
