import { errorCatalogue } from "@callboard/contracts/error";
import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { agencyProfile, artistProfile, phone, publicProfile, secrets } from "../../test/fixtures-account.ts";
import { acceptedInputs, callProcedure, type ProcedurePath } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import { createTestApp } from "../../test/test-app.ts";

const { password, otp } = secrets;

async function createApp(change?: Parameters<typeof fakeUpstream>[1]) {
  const test = await createTestApp();
  return { ...test, seen: fakeUpstream(test, change) };
}

const calls: [ProcedurePath, string, string, unknown?][] = [
  ["session.signIn", "POST", "/auth/login", acceptedInputs["session.signIn"]],
  ["session.signUp", "POST", "/auth/signup", acceptedInputs["session.signUp"]],
  ["session.verifyOtp", "POST", "/auth/verify/mobile-otp", { phone, otp }],
  ["session.resendOtp", "POST", "/auth/resend/otp", { phone }],
  ["session.changePhone", "POST", "/auth/phone/change", { phone }],
  ["session.signOut", "POST", "/auth/logout"],
  ["session.signOutEverywhere", "POST", "/auth/logout-all"],
  ["session.list", "GET", "/auth/sessions"],
  ["password.requestCode", "POST", "/auth/password/request", { phone }],
  ["password.reset", "POST", "/auth/password/reset", { phone, otp, password }],
  ["account.emailChange", "GET", "/account/settings"],
  ["account.changeName", "POST", "/account/name", acceptedInputs["account.changeName"]],
  ["account.changePassword", "POST", "/account/password", acceptedInputs["account.changePassword"]],
  ["account.askForEmail", "POST", "/account/email", acceptedInputs["account.askForEmail"]],
  ["account.cancelEmail", "DELETE", "/account/email"],
  ["account.confirmEmail", "POST", "/account/email/confirm", acceptedInputs["account.confirmEmail"]],
  ["account.askForNumber", "POST", "/account/number", acceptedInputs["account.askForNumber"]],
  ["account.confirmNumber", "POST", "/account/number/confirm", acceptedInputs["account.confirmNumber"]],
  ["account.exportData", "POST", "/account/export", acceptedInputs["account.exportData"]],
  ["account.deletion", "GET", "/account/deletion"],
  ["account.delete", "POST", "/account/delete", acceptedInputs["account.delete"]],
  ["comment.create", "POST", "/comment/create", acceptedInputs["comment.create"]],
  ["comment.remove", "DELETE", "/comment/5"],
  ["comment.mine", "GET", "/comment/mine?page=1&limit=10"],
  ["profile.list", "GET", "/profile/list?page=1&limit=12&sort=newest"],
  ["profile.get", "GET", "/profile/view/artist/3"],
  ["profile.counts", "GET", "/profile/counts"],
  ["profile.claimArtist", "POST", "/artist-profile/create", artistProfile],
  ["profile.claimAgency", "POST", "/agency-profile/create", agencyProfile],
  ["contact.create", "POST", "/contact/create", acceptedInputs["contact.create"]],
];

describe.each(calls)("%s", (path, method, asked, body) => {
  it("asks the upstream once, in the words of its contract", async () => {
    const { app, seen } = await createApp();
    const isSignIn = path === "session.signIn" || path === "session.signUp";
    const answer = await callProcedure({ app }, path, undefined, isSignIn ? {} : await halvesOf());
    expect(answer.statusCode).toBe(200);
    expect(seen.map(({ method: way, path: address }) => [way, address])).toEqual([[method, asked]]);
    expect(JSON.parse(seen[0]?.body || "null")).toEqual(body ?? null);
  });

  it.each([
    [403, "forbidden"],
    [404, "not_found"],
    [422, "validation"],
    [429, "too_many_requests"],
    [500, "upstream"],
  ] as const)("puts the upstream's %i into the catalogue's words", async (status, code) => {
    const { app, seen } = await createApp(() => refusalOf(status));
    const answer = await callProcedure({ app }, path, undefined, await halvesOf());
    const { http, text } = errorCatalogue[code];
    expect(answer.statusCode).toBe(http);
    expect(answer.json().error).toMatchObject({ message: text, data: { code } });
    expect(seen).toHaveLength(1);
  });
});

describe.each([
  "session.resendOtp",
  "password.requestCode",
  "comment.remove",
  "profile.claimArtist",
] as const)("%s", (path) => {
  it("hands on what the upstream says of its success", async () => {
    const message = "Done, and gladly";
    const { app } = await createApp(() => ({
      statusCode: 200,
      data: JSON.stringify({ success: true, message }),
    }));
    const answer = await callProcedure({ app }, path, undefined, await halvesOf());
    expect(answer.json()).toEqual({ result: { data: { message } } });
  });
});

describe("profile.mine", () => {
  it("is both profiles of the person who asks", async () => {
    const { app } = await createApp(({ path }) =>
      path === "/agency-profile/mine"
        ? { statusCode: 200, data: JSON.stringify({ success: true, message: "", data: { profile: null } }) }
        : undefined,
    );
    const answer = await callProcedure({ app }, "profile.mine", undefined, await halvesOf());
    expect(answer.json().result.data).toEqual({
      artist: { ...artistProfile, id: 3, slug: null },
      agency: null,
    });
  });
});

describe("profile.get", () => {
  it("is nothing but what everybody may read", async () => {
    const profile = { ...publicProfile, weight: "64 kg", studio_address: "4 Lake Road" };
    const { app } = await createApp(() => ({
      statusCode: 200,
      data: JSON.stringify({ success: true, message: "", data: { profile } }),
    }));
    const answer = await callProcedure({ app }, "profile.get");
    expect(answer.json().result.data).toEqual(publicProfile);
  });
});

describe('session.signUp with the password "password"', () => {
  it("still says what is wrong with it", async () => {
    const fields = { password: "This password is too common" };
    const { app } = await createApp(() => refusalOf(422, fields));
    const input = { ...acceptedInputs["session.signUp"], password: "password" };
    const answer = await callProcedure({ app }, "session.signUp", input);
    expect(answer.json().error.data.fields).toEqual(fields);
  });
});
