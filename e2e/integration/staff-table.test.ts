import { mayAct, needsFreshFactor, type StaffAction, staffRoles } from "@callboard/contracts/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, testApiKey } from "../../apps/api/src/test/app.ts";
import { aPerson } from "../../apps/api/src/test/people.ts";
import { aStaffMember, showFactor } from "../../apps/api/src/test/staff.ts";
import { userOf } from "../../apps/bff/src/test/fixtures-account.ts";
import { noCache, type OpenTestApp, openTestApp } from "../../apps/bff/src/test/open-test-app.ts";
import { callProcedure, staffProcedures } from "../../apps/bff/src/test/procedures.ts";
import { halvesOf } from "../../apps/bff/src/test/signed-in.ts";
import { createTestUpstream } from "../../apps/bff/src/test/test-upstream.ts";

const api = startApp();
let gateway: OpenTestApp;
beforeAll(async () => {
  const place = { UPSTREAM_URL: `http://127.0.0.1:${api.port}`, UPSTREAM_API_KEY: testApiKey };
  const upstream = createTestUpstream(
    { ...place, UPSTREAM_TIMEOUT_MS: 10_000, ...noCache },
    () => new Date(),
  );
  gateway = await openTestApp({ upstream, settings: { TRUST_PROXY: ["127.0.0.1"] } });
});
afterAll(() => gateway.close());

/** Past the guard, a procedure may say that there is no such row, or that the input does not fit it. */
const passed = [null, "not_found", "validation", "conflict"];

/** For the gateway each call comes from somebody else, or its limits of writes would refuse most of them. */
let callers = 0;

/** How a procedure refuses whoever has that token: the code of its failure, or null where it let them pass. */
async function refusalOf(path: string, bearer: string | null): Promise<string | null> {
  callers += 1;
  const from = { "x-forwarded-for": `10.0.${callers >> 8}.${callers & 255}` };
  const halves = bearer ? await halvesOf({ bearer, sid: `session-${callers}`, user: userOf(callers) }) : {};
  const answer = await callProcedure(gateway, path, undefined, { ...from, ...halves });
  const code: string | null = answer.json().error?.data.code ?? null;
  return passed.includes(code) ? null : code;
}

it("knows the procedures of staff by what they ask for", () => {
  expect(staffProcedures.length).toBeGreaterThan(18);
  expect(staffProcedures).toContainEqual({ path: "staff.changeRole", action: "manage_staff" });
});

const elevenMinutes = 11 * 60_000;

describe.each(staffProcedures)("$path ($action), through the gateway and the API", ({ path, action }) => {
  it("is refused to visitors and to other accounts", async () => {
    expect(await refusalOf(path, null)).toBe("unauthorized");
    expect(await refusalOf(path, (await aPerson(api)).bearer)).toBe("forbidden");
  });

  it.each(staffRoles)(
    "is there for %s, if the role allows it, with a factor as fresh as it asks for",
    async (role) => {
      // Ids in inputs are low: people who do not run the site.
      for (let id = 1; id < 10; id += 1) await aPerson(api);
      const member = await aStaffMember(api, role);
      const act = action as StaffAction | "any";
      const isAllowed = act === "any" || mayAct(role, act);
      const ask = () => refusalOf(path, member.bearer);
      expect(await ask()).toBe(isAllowed ? null : "forbidden");
      if (!isAllowed || act === "any") return;
      await showFactor(api, member.id, new Date(api.clock.read().getTime() - elevenMinutes));
      expect(await ask()).toBe(needsFreshFactor(act) ? "factor_required" : null);
      await showFactor(api, member.id, null);
      expect(await ask()).toBe("factor_required");
    },
  );
});
