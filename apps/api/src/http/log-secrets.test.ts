import { createLog } from "@callboard/server-kit/create-log";
import { describe, expect, it } from "vitest";
import { contactMessages } from "../db/schema/contact.ts";
import { SmsError } from "../sms/sms.ts";
import { startApp, testApiKey } from "../test/app.ts";
import { multipartOf } from "../test/multipart.ts";
import { aPerson, testPassword } from "../test/people.ts";
import { testPushKeys } from "../test/push-server.ts";
import { redactedPaths } from "./server-options.ts";

describe.each(["trace", "info", "error"])("the log at level %s", (level) => {
  const lines: string[] = [];
  const log = createLog(level, {
    destination: { write: (line: string) => lines.push(line) },
    redact: redactedPaths,
  });
  const app = startApp({ log });

  it("holds no key, bearer, password or code of calls that work, are refused or fail", async () => {
    const { bearer, phone, username } = await aPerson(app);
    const form = multipartOf([{ name: "title", content: "canary-text" }]);
    const upload = (token: string) =>
      app
        .post("/api/v1/event/create", "", { bearer: token })
        .set("cookie", "a=canary-cookie")
        .type(form.type);
    expect((await upload(bearer).set("idempotency-key", "k".repeat(20)).send(form.body)).status).toBe(422);
    expect((await upload("canary-bearer").send(form.body)).status).toBe(401);
    await app.post("/api/v1/auth/login", { username, password: testPassword }).expect(200);
    await app.post("/api/v1/auth/login", { username, password: "canary-password" });
    await app.post("/api/v1/auth/password/request", { phone }).expect(200);
    const code = app.outbox.codeTo(phone);
    expect(code).toMatch(/^\d{6}$/);
    app.clock.pass(60_000);
    app.outbox.failure = new SmsError("unavailable", "down", {
      cause: Object.assign(new Error("down"), { headers: { authorization: "canary-sms" } }),
    });
    await app.post("/api/v1/auth/resend/otp", { phone });
    const keys = { p256dh: testPushKeys.publicKey, auth: "canary-auth-of-browser".slice(0, 22) };
    const subscription = { endpoint: "https://push.services.com/canary-endpoint", keys };
    await app.post("/api/v1/push/subscribe", subscription, { bearer }).expect(200);
    await app.post("/api/v1/push/confirm", subscription, { bearer: "canary-bearer-of-nobody" }).expect(401);
    const all = lines.join("");
    const secrets = [testApiKey, bearer, testPassword, code, "canary"];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    if (level === "trace") expect(all).toContain("busboyOptions");
  });

  it("says that a query failed, without its values", async () => {
    const message = {
      name: "Asha canary-name",
      email: "canary@example.com",
      message: "canary-message",
      topic: "help",
    };
    await app.db.execute("alter table contact_messages add constraint broken check (false) not valid");
    lines.length = 0;
    try {
      await app.post("/api/v1/contact/create", { ...message, website: "" }).expect(500);
    } finally {
      await app.db.execute("alter table contact_messages drop constraint broken");
    }
    expect(await app.db.select().from(contactMessages)).toEqual([]);
    const all = lines.join("");
    expect(all).toContain("request failed");
    expect(all).toContain("insert into");
    expect(all).not.toContain("canary");
  });
});
