const staff = "apps/api/src/modules/staff";
const table = [`${staff}/staff-table.test.ts`];
const factor = [`${staff}/factor-routes.test.ts`];
const managing = [`${staff}/staff-routes.test.ts`];

/** Guards of those who run the site. */
export const staffGuards = [
  {
    file: `${staff}/staff-guard.ts`,
    text: '    if (!showedStaffKey(request)) throw new ForbiddenError("API key forbidden or invalid");\n',
    replacement: "",
    tests: table,
  },
  {
    file: `${staff}/staff-guard.ts`,
    text: '    if (decision === "forbidden") throw new ForbiddenError("Your role does not allow that");\n',
    replacement: "",
    tests: table,
  },
  {
    file: `${staff}/staff-guard.ts`,
    text: '    if (decision === "factor") throw new FactorRequiredError(factorTexts);\n',
    replacement: "",
    tests: table,
  },
  {
    file: `${staff}/staff-policy.ts`,
    text: "needsFreshFactor(action) ? freshUntil(factorAt, now) : factorUntil(factorAt, now)",
    replacement: "factorUntil(factorAt, now)",
    tests: table,
  },
  {
    file: `${staff}/staff-policy.ts`,
    text: "until && until > now ? until : null",
    replacement: "until",
    tests: factor,
  },
  {
    file: "apps/api/src/modules/session/session-repository.ts",
    text: "row.last_used_at > addMs(now, -staffLimits.factorIdle) ? row.factor_at : null",
    replacement: "row.factor_at",
    tests: factor,
  },
  {
    file: `${staff}/factor-repository.ts`,
    text: "const isNew = or(isNull(staff.factor_step), lt(staff.factor_step, step));",
    replacement: "const isNew = or(isNull(staff.factor_step), lt(staff.user_id, step));",
    tests: factor,
  },
  {
    file: `${staff}/factor-repository.ts`,
    text: "ofSession.length >= staffLimits.factorTries || rows.length >= staffLimits.factorTriesOfAccount",
    replacement: "rows.length >= staffLimits.factorTriesOfAccount",
    tests: factor,
  },
  {
    file: `${staff}/factor-repository.ts`,
    text: "ofSession.length >= staffLimits.factorTries || rows.length >= staffLimits.factorTriesOfAccount",
    replacement: "ofSession.length >= staffLimits.factorTries",
    tests: factor,
  },
  {
    file: `${staff}/show-factor.ts`,
    text: "if (row.factor_secret && !freshUntil(factorAt, clock())) {",
    replacement: "if (!row) {",
    tests: factor,
  },
  {
    file: `${staff}/show-factor.ts`,
    text: "if (!actor.row.factor_secret || !freshUntil(actor.factorAt, clock())) {",
    replacement: "if (!actor) {",
    tests: factor,
  },
  {
    file: `${staff}/show-factor.ts`,
    text: "      await repository.forgetShown(userId);\n",
    replacement: "",
    tests: factor,
  },
  {
    file: `${staff}/manage-staff.ts`,
    text: "    await repository.lock();\n",
    replacement: "",
    tests: managing,
    needsServer: true,
  },
  {
    file: `${staff}/manage-staff.ts`,
    text: "if (!leavesAnAdministrator({ role: member.role, next, administrators })) {",
    replacement: "if (!member) {",
    tests: managing,
  },
  {
    file: `${staff}/invitation-repository.ts`,
    text: "and(eq(staffInvitations.token_hash, token_hash), gt(staffInvitations.expires_at, now))",
    replacement: "eq(staffInvitations.token_hash, token_hash)",
    tests: managing,
  },
  {
    file: `${staff}/staff-routes.ts`,
    text: '        if (!showedStaffKey(request)) throw new ForbiddenError("API key forbidden or invalid");\n',
    replacement: "",
    tests: managing,
  },
];
