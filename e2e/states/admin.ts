import { expect, type Page } from "../journey.ts";
import { answerInstead, long } from "../screenshots/answers.ts";
import { adminAt, calm, lists, loading } from "./admin-scenarios.ts";
import { articleStates } from "./articles.ts";
import type { Entry } from "./entry.ts";
import { featuredEventStates } from "./featured-events.ts";
import { imageStates } from "./images.ts";
import { importStates } from "./imports.ts";
import { jobStates } from "./jobs.ts";
import { listStates } from "./lists.ts";
import { messageStates } from "./messages.ts";
import { moderationStates } from "./moderation.ts";
import { numberStates } from "./numbers.ts";
import { peopleStates } from "./people.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const me = /^staff\.me$/;
const viewer = (changes: object) => (data: unknown) => ({ ...(data as object), is_demo: false, ...changes });
const withoutFactor = viewer({ has_factor: false, factor_until: null });
const setup = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/Callboard:demo-admin?issuer=Callboard&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
};
const recovery_codes = Array.from({ length: 10 }, (_, index) => `7F3K${index}-9QXWP`);

/** Calls of changes are sent alone. */
const answerChange =
  (change: string, json: object): Scenario =>
  (page) =>
    page.route(`**/trpc/${change}`, (route) => route.fulfill({ json }));
const refusal = (code: string, message: string) => ({ error: { message, code: -32603, data: { code } } });

const settingUp = async (page: Page) => {
  await answerChange("factor.setUp", { result: { data: setup } })(page);
  await answerChange("factor.confirm", { result: { data: { recovery_codes } } })(page);
  await adminAt("/admin", me, withoutFactor, shows("heading", "1. Scan this with your app"))(page);
};

const menuOf = (name: string) => press(`Acts for ${name}`);
const choose =
  (name: string): Scenario =>
  (page) =>
    page.getByRole("menuitem", { name }).click();

const own = "Farida Contractor";
const navigation: Scenario = async (page) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await press("Menu")(page);
  await shows("dialog", "Back office")(page);
};

const invited: Scenario = async (page) => {
  await answerChange("staff.invite", {
    result: {
      data: {
        token: "q7Zs0vYhJp3TtE1cWmXo5rKdLbNaUgIi2fHk9eVxRwM",
        invitation: {
          ...{ id: 1, email: "nandini@example.com", role: "moderator", invited_by: own },
          ...{ created_at: "2026-11-23T06:00:00.000Z", expires_at: "2026-11-30T06:00:00.000Z" },
        },
      },
    },
  })(page);
  await at("/admin/staff", press("Invite somebody"))(page);
  await page.getByLabel("Email").fill("nandini@example.com");
  await press("Invite")(page);
  await shows("dialog", "Invitation made")(page);
};

/** Answered here: while another journey has made a second administrator, the API would remove this one. */
const lastOne: Scenario = async (page) => {
  await answerChange(
    "staff.removeMember",
    refusal("forbidden", "The last administrator stays: name another one first"),
  )(page);
  await at("/admin/staff", menuOf(own), choose("Remove from staff…"), press("Remove from staff"))(page);
  await expect(page.getByRole("alert").getByText("The last administrator stays")).toBeVisible();
};

const askedForCode: Scenario = async (page) => {
  await answerChange(
    "staff.changeRole",
    refusal("factor_required", "Confirm with a code of your authenticator app"),
  )(page);
  await answerInstead(page, me, viewer({ has_factor: true, factor_until: "2026-11-23T06:00:00.000Z" }));
  await at("/admin/staff", menuOf("Leela Fernandes"), choose("Change role…"), press("Change role"))(page);
  await shows("dialog", "Confirm that it is you")(page);
};

const signedOut: Scenario = async (page) => {
  await answerChange("staff.invite", refusal("unauthorized", "Unauthorized"))(page);
  await at("/admin/staff", press("Invite somebody"))(page);
  await page.getByLabel("Email").fill("nandini@example.com");
  await press("Invite")(page);
  await shows("dialog", "You were signed out")(page);
};

/** Old and new values in each of their forms. */
const changes = (data: unknown) => {
  const { entries, pagination } = data as { entries: object[]; pagination: object };
  const at = "2026-11-23T06:00:00.000Z";
  const entry = (id: number, action: string, more: object) => ({
    ...{
      id,
      created_at: at,
      actor_id: 3,
      actor_name: own,
      action,
      subject_kind: "article",
      subject_id: "12",
    },
    ...{ before: null, after: null, reason: null, ...more },
  });
  return {
    pagination,
    entries: [
      entry(9_001, "staff.change_role", {
        before: { name: "Leela", role: "editor" },
        after: { role: "moderator" },
      }),
      entry(9_002, "article.publish", {
        before: { title: "Old ".repeat(200) },
        after: { title: "New ".repeat(200), tags: [1, 2] },
      }),
      entry(9_003, "call.remove", {
        reason: "Asks applicants for a fee",
        before: { is_public: true },
        after: { is_public: false },
      }),
      ...entries,
    ],
  };
};

/** The back office, in each of its states. */
export const backOffice: readonly Entry[] = [
  {
    route: "/admin/*",
    states: {
      "invited, and not signed in": at("/admin/join#a-token"),
      "a link without its token": at("/admin/join"),
    },
  },
  {
    route: "/admin/*",
    who: "newcomer",
    states: {
      "no staff": at("/admin", shows("heading")),
      invited: at("/admin/join#a-token", press("Join the staff"), shows("alert")),
    },
  },
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin",
    isOnDesk: true,
    states: {
      overview: at("/admin", calm),
      "navigation on a phone": at("/admin", navigation),
      "page not found": at("/admin/nothing"),
      "not opened": adminAt("/admin", me, "failed", shows("alert")),
      opening: adminAt("/admin", me, "held"),
      "not allowed": adminAt(
        "/admin/staff",
        me,
        viewer({ is_demo: true, can: {} }),
        shows("heading", "Staff"),
      ),
      "code asked for": adminAt(
        "/admin",
        me,
        viewer({ has_factor: true, factor_until: null }),
        press("Open the back office"),
      ),
      "second factor set up": settingUp,
      "recovery codes": async (page) => {
        await settingUp(page);
        await page.getByLabel("Code", { exact: true }).fill("123456");
        await press("Confirm")(page);
        await shows("heading", "Your recovery codes")(page);
      },
      "own second factor": adminAt(
        "/admin/factor",
        me,
        viewer({ has_factor: true, factor_until: "2026-11-23T06:00:00.000Z", recovery_codes_left: 2 }),
        shows("button", "Change app"),
      ),
      "second factor of the demo": at("/admin/factor", calm),
      staff: at("/admin/staff", calm),
      ...lists("/admin/staff", /^staff\.members$/),
      "what can be done with somebody": at("/admin/staff", menuOf("Leela Fernandes")),
      "changing a role": at(
        "/admin/staff",
        menuOf("Leela Fernandes"),
        choose("Change role…"),
        shows("dialog"),
      ),
      "last administrator": lastOne,
      "inviting with errors": at("/admin/staff", press("Invite somebody"), press("Invite")),
      invited,
      "fresh code asked for": askedForCode,
      "session ended": signedOut,
    },
  },
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin/audit",
    isOnDesk: true,
    states: {
      "audit log": adminAt("/admin/audit", /^staff\.audit$/, changes, calm),
      "audit log, loading": adminAt("/admin/audit", /^staff\.audit$/, "held", loading),
      "audit log, failed": adminAt("/admin/audit", /^staff\.audit$/, "failed", shows("alert")),
      "audit log, filtered to nothing": at("/admin/audit?kind=nothing", calm),
      "audit log, long texts": adminAt("/admin/audit", /^staff\.audit$/, (data) => long(changes(data)), calm),
    },
  },
  ...articleStates,
  ...imageStates,
  ...listStates,
  ...messageStates,
  ...peopleStates,
  ...moderationStates,
  ...numberStates,
  ...jobStates,
  ...importStates,
  ...featuredEventStates,
];
