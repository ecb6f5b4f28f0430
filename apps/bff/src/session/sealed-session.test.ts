import { randomBytes } from "node:crypto";
import { CompactEncrypt, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { userOf } from "../test/fixtures-account.ts";
import { browserTokenOf, verifyBrowserToken } from "./browser-token.ts";
import { unsealValue } from "./sealed.ts";
import { sealDevice } from "./sealed-device.ts";
import { seal, unseal } from "./sealed-session.ts";
import { createSessionKeys } from "./session-keys.ts";

const secretOf = (name: string) => name.repeat(40).slice(0, 40);
const [keys, otherKeys] = [createSessionKeys([secretOf("a")]), createSessionKeys([secretOf("b")])];
const bothKeys = createSessionKeys([secretOf("b"), secretOf("a")]);
const times = { created_at: 1, used_at: 2 };
const session = { sid: "s1", bearer: "bearer", user: userOf(1), ...times };

describe("a sealed session", () => {
  it("opens with the key that sealed it, and tells nobody else anything", async () => {
    const sealed = await seal(session, keys);
    expect(await unseal(sealed, keys)).toEqual(session);
    expect(await unseal(sealed, otherKeys)).toBeNull();
    const readable = sealed.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect(readable.join()).not.toMatch(/bearer|Person|s1/);
    expect(await seal(session, keys)).not.toBe(sealed);
  });

  it("opens with an older key while that one is listed; the first one seals", async () => {
    expect(await unseal(await seal(session, keys), bothKeys)).toEqual(session);
    expect(await unseal(await seal(session, bothKeys), otherKeys)).toEqual(session);
    expect(await unseal(await seal(session, bothKeys), keys)).toBeNull();
  });

  it("does not open once any part of it was changed", async () => {
    const sealed = await seal(session, keys);
    for (let at = 0; at < sealed.length; at += 1) {
      const swapped = sealed[at] === "A" ? "Z" : "A";
      const forged = sealed.slice(0, at) + swapped + sealed.slice(at + 1);
      // The last character of a part may carry bits that mean nothing.
      if (sealed[at + 1] !== "." && at + 1 < sealed.length) expect(await unseal(forged, keys)).toBeNull();
    }
  });

  it.each([
    ["nothing", ""],
    ["words", "hello"],
    ["dots", "....."],
    ["control characters", "\u0000\u0001"],
    ["a lot", "x".repeat(100_000)],
    ["an unsecured token", new UnsecuredJWT({ sid: "s1" }).encode()],
  ])("is not %s", async (_name, value) => {
    expect(await unseal(value, keys)).toBeNull();
  });

  it("is not another algorithm's, nor another content's", async () => {
    const [key] = keys;
    const encrypt = (text: string, header: { alg: string; enc: string }, secret: Uint8Array) =>
      new CompactEncrypt(Buffer.from(text)).setProtectedHeader({ ...header, kid: key.id }).encrypt(secret);
    const content = JSON.stringify(session);
    const wide = new Uint8Array(randomBytes(64));
    expect(await unseal(await encrypt(content, { alg: "dir", enc: "A256CBC-HS512" }, wide), keys)).toBeNull();
    expect(
      await unseal(await encrypt(content, { alg: "A256KW", enc: "A256GCM" }, key.seal), keys),
    ).toBeNull();
    expect(await unseal(await encrypt("{}", { alg: "dir", enc: "A256GCM" }, key.seal), keys)).toBeNull();
    expect(await unseal(await encrypt("no JSON", { alg: "dir", enc: "A256GCM" }, key.seal), keys)).toBeNull();
  });

  it("has a key of its own, which opens no device", async () => {
    const [{ id, seal: key, device }] = keys;
    const known = { id: "d1", accounts: [] };
    const sealed = await sealDevice(known, keys);
    expect(await unsealValue(sealed, [{ id, key: device }])).toEqual(known);
    expect(await unsealValue(sealed, [{ id, key }])).toBeUndefined();
  });

  it("fits in a cookie, or is no session", async () => {
    const name = "ü".repeat(100);
    const long = { ...session, user: userOf(1, { name, username: name, email: "e".repeat(254) }) };
    expect((await seal(long, keys)).length).toBeLessThan(2_000);
    await expect(seal({ ...session, bearer: "b".repeat(4_000) }, keys)).rejects.toThrow("bytes of a cookie");
  });
});

describe("the browser's token", () => {
  const token = browserTokenOf("s1", keys);

  it("belongs to one session and one key", () => {
    expect(browserTokenOf("s1", keys)).toBe(token);
    expect(browserTokenOf("s2", keys)).not.toBe(token);
    expect(browserTokenOf("s1", otherKeys)).not.toBe(token);
  });

  it.each([
    ["itself", `Bearer ${token}`, true],
    ["itself, whatever the case of the scheme", `bearer ${token}`, true],
    ["nothing", undefined, false],
    ["no scheme", token, false],
    ["another scheme", `Basic ${token}`, false],
    ["a shorter one", `Bearer ${token.slice(1)}`, false],
    ["a longer one", `Bearer ${token}A`, false],
    ["another session's", `Bearer ${browserTokenOf("s2", keys)}`, false],
  ])("is proven by %s: %3$s", (_name, authorization, isProven) => {
    expect(verifyBrowserToken(authorization, "s1", keys)).toBe(isProven);
  });

  it("stays good while its key is listed", () => {
    expect(verifyBrowserToken(`Bearer ${token}`, "s1", bothKeys)).toBe(true);
    expect(verifyBrowserToken(`Bearer ${token}`, "s1", otherKeys)).toBe(false);
  });
});
