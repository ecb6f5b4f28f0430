import { phone, secrets, userOf } from "../fixtures-account.ts";
import type { SubjectFixture } from "../subjects.ts";

const { password, otp, newBearer } = secrets;
const proof = { current_password: password };
const kept = { token: newBearer, user: userOf(1) };
const counts = {
  ...{ events: 1, campaigns: 0, comments: 3, applications: 2, pledges: 1 },
  ...{ applicants: 4, messages: 5, tapes: 1, members: 0, teams: 0 },
};
const made_at = "2026-03-01T10:00:00.000Z";

export const fixture: SubjectFixture = {
  accepted: {
    "account.emailChange": undefined,
    "account.changeName": { name: "Person One" },
    "account.changePassword": { ...proof, password: "nine paper boats" },
    "account.askForEmail": { ...proof, email: "new@example.com" },
    "account.cancelEmail": undefined,
    "account.confirmEmail": { token: "a-token-of-the-tests" },
    "account.askForNumber": { ...proof, phone },
    "account.confirmNumber": { phone, otp },
    "account.exportData": proof,
    "account.deletion": undefined,
    "account.delete": proof,
  },
  open: ["account.confirmEmail"],
  answers: [
    ["/account/settings", { email_change: { email: "new@example.com", expires_at: made_at } }],
    ["/account/deletion", { deletion: { counts, is_staff: false } }],
    ["/account/export", { export: { made_at, cut: [], parts: { account: { id: 1 } } } }],
    ["/account/email", null],
    ["/account/number/confirm", kept],
    ["/account/number", null],
    ["/account/delete", null],
    ["/account/name", { user: userOf(1) }],
    ["/account/password", kept],
  ],
};
