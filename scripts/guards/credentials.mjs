const api = "apps/api/src/modules";
const gateway = "apps/bff/src";
const contracts = "packages/contracts/src";
const races = `${api}/session/session-races.test.ts`;
const claims = `${contracts}/claim.test.ts`;
const events = `${contracts}/event.test.ts`;

/** Guards of accounts, codes and sessions, and of what forms may send about them. */
export const credentialGuards = [
  {
    file: `${api}/session/session-repository.ts`,
    text: "    eq(users.credentials_version, sessions.credentials_version),\n",
    replacement: "",
    tests: [races],
  },
  {
    file: `${api}/session/session-repository.ts`,
    text: "      lt(sessions.credentials_version, credentials_version),\n",
    replacement: "",
    tests: [races],
  },
  {
    file: `${api}/account/user-repository.ts`,
    text: "and(eq(users.id, userId), eq(users.credentials_version,",
    replacement: "or(eq(users.id, userId), eq(users.credentials_version,",
    tests: [races],
  },
  {
    file: `${api}/account/user-repository.ts`,
    text: '  ["users_email", "email_taken"],\n',
    replacement: "",
    tests: [`${api}/account/sign-up-routes.test.ts`],
  },
  {
    file: `${api}/account/sign-up-routes.ts`,
    text: "return db.transaction(async (tx) => {",
    replacement: "return Promise.resolve(db).then(async (tx) => {",
    tests: [`${api}/account/sign-up-routes.test.ts`],
  },
  {
    file: `${api}/code/password-routes.ts`,
    text: 'if (!isChanged) throw new InvalidError("Invalid OTP");',
    replacement: "",
    tests: [`${api}/code/password-routes.test.ts`],
  },
  {
    file: `${api}/code/code-repository.ts`,
    text: 'createHmac("sha256", key)',
    replacement: 'createHmac("sha256", "")',
    tests: [`${api}/code/otp-routes.test.ts`],
  },
  ...[`\${purpose} \${otp}`, `\${phone} \${otp}`].map((bound) => ({
    file: `${api}/code/code-repository.ts`,
    text: `\${purpose} \${phone} \${otp}`,
    replacement: bound,
    tests: [`${api}/code/otp-routes.test.ts`],
  })),
  {
    file: `${gateway}/trpc/init.ts`,
    text: "if (session && isUnauthorized(result)) await endSession(session, ctx);",
    replacement: "",
    tests: [`${gateway}/session/session-table.test.ts`],
  },
  {
    file: `${gateway}/session/renew-session.ts`,
    text: "if (auth.setCookie !== expiredCookie) ",
    replacement: "",
    tests: [`${gateway}/trpc/procedures/session.test.ts`],
  },
  {
    file: `${gateway}/trpc/procedures/current-session.ts`,
    text: "if (opened) await endSession(opened, ctx);",
    replacement: "",
    tests: [`${gateway}/trpc/procedures/session.test.ts`],
  },
  {
    file: `${gateway}/rendering/page-calls.ts`,
    text: 'type: "query" }',
    replacement: 'type: path === "contact.create" ? "mutation" : "query" }',
    tests: [`${gateway}/rendering/page-routes.test.ts`],
  },
  {
    file: `${gateway}/upstream/calls/account.ts`,
    text: "secrets: ({ otp, password }) => [otp, password],",
    replacement: "",
    tests: [`${gateway}/integration/secrets.test.ts`],
  },
  {
    file: `${contracts}/username.ts`,
    text: "return patterns.some((pattern) => pattern.test(key)) &&",
    replacement: "return",
    tests: [`${contracts}/identifier.test.ts`],
  },
  {
    file: `${contracts}/form-fields.ts`,
    text: '\n  .regex(withoutUser, "Invalid URL")',
    replacement: "",
    tests: [claims],
  },
  {
    file: `${contracts}/domain.ts`,
    text: "domainSuffixes.find(",
    replacement: "domainSuffixes.findLast(",
    tests: [`${contracts}/domain.test.ts`],
  },
  ...[
    ['filled("Event title is required", 150)', 'filled("Event title is required")'],
    ['filled("Event tag is required", 60)', 'filled("Event tag is required")'],
    [", limits.eventDescriptionMax)", ", 10_000)"],
    ["max: limits.priceMax", "max: 1e9"],
  ].map(([text, replacement]) => ({
    file: `${contracts}/event-form.ts`,
    text,
    replacement,
    tests: [events],
  })),
];
