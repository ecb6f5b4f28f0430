import { describe, expect, it } from "vitest";
import { UnavailableError } from "../../http/errors.ts";
import { hashPassword, isPasswordOf } from "./password-hash.ts";

describe("a password", () => {
  it("is known again, however its characters are composed, and no other is", async () => {
    const hash = await hashPassword("Jose\u0301 \u{1f3ad}");
    expect(await isPasswordOf(hash, "José \u{1f3ad}")).toBe(true);
    expect(await isPasswordOf(hash, "jose \u{1f3ad}")).toBe(false);
  });

  it("belongs to nobody without a hash", async () => {
    expect(await isPasswordOf(null, "anything")).toBe(false);
  });
});

describe("a crowd", () => {
  it("takes little memory, and is sent away when it is too large", async () => {
    const before = process.memoryUsage.rss();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    const results = await Promise.allSettled(
      Array.from({ length: 230 }, () => isPasswordOf(null, "anything")),
    );
    clearInterval(watch);
    const refused = results.filter(({ status }) => status === "rejected") as PromiseRejectedResult[];
    expect(refused.length).toBe(28);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(UnavailableError);
    expect((most - before) / 2 ** 20).toBeLessThan(150);
    expect(await isPasswordOf(null, "anything")).toBe(false);
  });
});
