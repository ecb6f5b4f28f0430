import { permissionsOf } from "@callboard/contracts/staff";
import { pagination } from "../fixtures.ts";
import type { SubjectFixture } from "../subjects.ts";

const at = "2026-03-01T10:00:00.000Z";
const viewer = {
  ...{ user_id: 1, name: "Person 1", role: "administrator", can: permissionsOf("administrator") },
  ...{ has_factor: true, is_demo: false, factor_until: at, fresh_until: at, recovery_codes_left: 10 },
};
const invitation = {
  ...{ id: 1, email: "person-2@example.com", role: "editor", invited_by: "Person 1" },
  ...{ created_at: at, expires_at: at },
};
const code = "123456";

export const fixture: SubjectFixture = {
  accepted: {
    "staff.me": undefined,
    "factor.setUp": undefined,
    "factor.confirm": { code },
    "factor.show": { code },
    "factor.renewRecoveryCodes": undefined,
    "staff.members": undefined,
    "staff.invite": { email: "person-2@example.com", role: "editor" },
    "staff.takeBackInvitation": { id: 1 },
    "staff.acceptInvitation": { token: "a-token-that-was-sent" },
    "staff.changeRole": { id: 2, role: "moderator" },
    "staff.removeMember": { id: 2 },
    "staff.resetFactor": { id: 2 },
    "staff.audit": {},
  },
  open: [],
  answers: [
    ["/staff/viewer", { viewer }],
    [
      "/staff/factor/set-up",
      { setup: { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/Callboard:person-1" } },
    ],
    ["/staff/factor/confirm", { recovery_codes: ["7F3K2-9QXWP"] }],
    ["/staff/factor/show", { viewer }],
    ["/staff/factor/recovery-codes", { recovery_codes: ["7F3K2-9QXWP"] }],
    ["/staff/members", { members: [], invitations: [invitation] }],
    ["/staff/invitation/accept", { viewer }],
    ["/staff/invitation", { invitation, token: "a-token-that-was-sent" }],
    ["/staff/member", null],
    ["/staff/audit", { entries: [], pagination }],
  ],
};
