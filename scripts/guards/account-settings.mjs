const settings = "apps/api/src/modules/account/settings";
const people = "apps/api/src/modules/people";
const tests = {
  name: [`${settings}/account-settings.test.ts`],
  email: [`${settings}/account-email.test.ts`],
  number: [`${settings}/account-number.test.ts`],
  data: [`${settings}/own-data.test.ts`],
};

/** Guards of what people change of their own account. */
export const accountSettingsGuards = [
  {
    file: `${settings}/hold-account.ts`,
    text: "if (!(await isPasswordOf(secret?.password_hash ?? null, current_password)))",
    replacement: "if (current_password === '')",
    tests: tests.name,
  },
  {
    file: `${settings}/hold-account.ts`,
    text: "    return accountActRepository(tx).take(counted, tries, now);\n",
    replacement: "    return 0;\n",
    tests: tests.name,
  },
  {
    file: `${settings}/hold-account.ts`,
    text: "const counted = { userId, sessionId, kind:",
    replacement: "const counted = { userId, kind:",
    tests: tests.name,
  },
  {
    file: `${settings}/change-password.ts`,
    text: "    await codeRepository(tx, otpKey).endAllOf(actor.userId, now);\n",
    replacement: "",
    tests: tests.name,
  },
  {
    file: `${settings}/change-email.ts`,
    text: "version === found.credentials_version && ",
    replacement: "",
    tests: tests.email,
  },
  {
    file: `${settings}/change-email.ts`,
    text: "...(!isTaken && { token })",
    replacement: "token",
    tests: tests.email,
  },
  {
    file: `${settings}/change-email.ts`,
    text: "    await emailChangeRepository(tx).lockAddress(email_key);\n",
    replacement: "",
    tests: tests.email,
    needsServer: true,
  },
  {
    file: `${settings}/change-email.ts`,
    text: "if (!user?.is_phone_verified)",
    replacement: "if (!user)",
    tests: tests.email,
  },
  {
    file: `${settings}/change-number.ts`,
    text: "const holder = isTaken ? null : {",
    replacement: "const holder = {",
    tests: tests.number,
  },
  {
    file: `${settings}/change-number.ts`,
    text: "if (userId !== actor.userId) return null;",
    replacement: "if (userId === null) return null;",
    tests: tests.number,
  },
  {
    file: `${people}/erase-person.ts`,
    text: "    await assertNoStaff(tx, actor.userId, staffText);\n",
    replacement: "",
    tests: tests.data,
  },
  {
    file: `${people}/left-behind-repository.ts`,
    text: 'eq(events.kind, "event"), isPublic],',
    replacement: 'eq(events.kind, "event")],',
    tests: tests.data,
  },
  {
    file: "apps/api/src/modules/code/phone-routes.ts",
    text: "if (user?.is_phone_verified) throw",
    replacement: "if (user === null) throw",
    tests: ["apps/api/src/modules/code/phone-routes.test.ts"],
  },
];
