import {
  mayAct,
  needsFreshFactor,
  type StaffAction,
  staffActions,
  staffRoles,
} from "@callboard/contracts/staff";
import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { describedRoutes } from "../../test/described-routes.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember, showFactor } from "../../test/staff.ts";

const app = startApp();
const routes = (await describedRoutes()).flatMap(({ method, path, security }) =>
  security.flatMap(({ staff }) =>
    staff ? [{ method, path, action: staff[0] as StaffAction | undefined }] : [],
  ),
);

it("finds the routes of staff by their description, each with an act that exists", () => {
  expect(routes.length).toBeGreaterThan(8);
  for (const { action } of routes) if (action) expect(staffActions).toContain(action);
  const described = routes.map(({ method, path }) => `${method} ${path}`);
  expect(described).toContain("get staff/audit");
});

it("describes every route below /staff as one of staff, besides the two for any account", async () => {
  const below = (await describedRoutes()).filter(({ path }) => path.startsWith("staff/"));
  const open = below.filter(({ security }) => security.every(({ staff }) => !staff)).map(({ path }) => path);
  expect(open.sort()).toEqual(["staff/invitation/accept", "staff/viewer"]);
});

/** Past the guard, a route answers what it likes, but never that the caller may not do it. */
const isRefused = (status: number) => status === 401 || status === 403;

describe.each(routes)("$method $path ($action)", ({ method, path, action }) => {
  const ask = (bearer: string | null, apikey = "key-of-the-tests") => {
    const request = app.bare()[method](`/api/v1/${path}`).set("apikey", apikey);
    return bearer ? request.set("authorization", `Bearer ${bearer}`) : request;
  };

  it("refuses visitors, other accounts, and other keys than the gateway's", async () => {
    await ask(null).expect(401);
    await ask((await aPerson(app)).bearer).expect(403);
    const { bearer } = await aStaffMember(app);
    await ask(bearer, "another-key").expect(403);
  });

  it.each(staffRoles)(
    "lets %s do what the role allows, with a second factor as fresh as it asks for",
    async (role) => {
      // Ids in paths are 1: somebody who does not run the site.
      await aPerson(app);
      const member = await aStaffMember(app, role);
      const mayPass = action === undefined || mayAct(role, action);
      const fresh = await ask(member.bearer);
      expect(isRefused(fresh.status)).toBe(!mayPass);
      await showFactor(app, member.id, new Date(app.clock.read().getTime() - 11 * 60_000));
      const stale = await ask(member.bearer);
      if (action) expect(stale.status === 403).toBe(!mayPass || needsFreshFactor(action));
      await showFactor(app, member.id, null);
      const none = await ask(member.bearer);
      if (action) expect(none.status).toBe(403);
    },
  );
});
