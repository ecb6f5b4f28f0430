import { expect, it } from "vitest";
import { auditEntries } from "../../db/schema/audit.ts";
import { startApp } from "../../test/app.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";
import { runStaffCommand } from "./staff-commands.ts";
import { staffRepository } from "./staff-repository.ts";

const app = startApp();
const run = (words: string[], role?: string) =>
  runStaffCommand({ db: app.db, place: "/srv/data", now: app.clock.read() }, words, role);
const actions = async () => (await app.db.select().from(auditEntries)).map(({ action }) => action);

it("makes an account an administrator by any of its names, and writes that down", async () => {
  const { id, username, email, name } = await aPerson(app);
  expect(await run(["add", username], "administrator")).toBe(
    `${name} is administrator now, and sets up a second factor at /admin`,
  );
  await run(["add", email.toUpperCase()], "editor");
  expect(await staffRepository(app.db).get(id)).toMatchObject({ role: "editor", is_demo: false });
  expect(await actions()).toEqual(["staff.add", "staff.change_role"]);
});

it("takes somebody from the staff, and ends their sessions", async () => {
  const { username, bearer } = await aStaffMember(app);
  await run(["remove", username]);
  await app.get("/api/v1/auth/me", undefined, bearer).expect(401);
  expect(await run(["list"])).toBe("Nobody belongs to the staff");
  await expect(run(["remove", username])).rejects.toThrow("does not belong to the staff");
});

it("lets somebody set up another second factor who has lost theirs", async () => {
  const { id, username, bearer } = await aStaffMember(app);
  await run(["reset-factor", username]);
  expect(await staffRepository(app.db).get(id)).toMatchObject({ factor_secret: null });
  await app.get("/api/v1/staff/audit", undefined, bearer).expect(403);
  expect(await run(["list"])).toContain("second factor not set up");
});

it("takes the demo's accounts from the staff, and no others", async () => {
  const [demo, other] = [await aPerson(app), await aStaffMember(app)];
  await staffRepository(app.db).put(demo.id, "editor", app.clock.read(), true);
  expect(await run(["remove-demo"])).toBe(`Taken from the staff: ${demo.username}`);
  await app.get("/api/v1/auth/me", undefined, demo.bearer).expect(401);
  expect(await staffRepository(app.db).get(other.id)).not.toBeNull();
  expect(await run(["remove-demo"])).toBe("No demo account belongs to the staff");
});

it("says what is wrong with a command, and how they are written", async () => {
  await expect(run(["add", "nobody"], "editor")).rejects.toThrow(
    "nobody is called nobody in the database at /srv/data",
  );
  await expect(run(["add", "nobody"], "king")).rejects.toThrow(
    "--role must be one of editor, moderator, administrator",
  );
  await expect(run(["add"], "editor")).rejects.toThrow("usage:");
  await expect(run([])).rejects.toThrow("usage:");
});
