import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { aPerson, signUpOf, testPassword } from "../../test/people.ts";

const app = startApp();
/** More than the pool has connections. */
const waiting = 12;
const timesWaiting = Array.from({ length: waiting }, (_, index) => index);

describe("a silent SMS service", () => {
  it("holds no connection to the database: passwords are taken and pages are read meanwhile", async () => {
    const { username } = await aPerson(app);
    const owners = await Promise.all(
      timesWaiting.map((index) => aPerson(app, index < 8 ? { phone_verified_at: null } : {})),
    );
    const letGo = app.outbox.hold();
    let answered = 0;
    const calls = owners.map(({ phone, bearer }, index) => {
      if (index < 4) return app.post("/api/v1/auth/resend/otp", { phone }, { bearer });
      if (index < 8) return app.post("/api/v1/auth/phone/change", signUpOf(), { bearer });
      return app.post("/api/v1/auth/signup", signUpOf());
    });
    const ends = Promise.all(
      calls.map(async (call) => {
        const { status } = await call;
        answered += 1;
        return status;
      }),
    );
    await expect.poll(() => app.outbox.waiting(), { timeout: 20_000 }).toBe(waiting);
    await app.post("/api/v1/auth/login", { username, password: testPassword }).expect(200);
    await app.get("/api/v1/blog/view").expect(200);
    expect(answered).toBe(0);
    letGo();
    expect(new Set(await ends)).toEqual(new Set([200]));
  });
});
