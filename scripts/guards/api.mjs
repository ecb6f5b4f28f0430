const src = "apps/api/src";
const migrations = "apps/api/migrations";
const kit = "packages/server-kit/src";
const modules = `${src}/modules`;
const logSecrets = [`${src}/http/log-secrets.test.ts`];
const kitLog = [`${kit}/create-log.test.ts`];
const pledges = [`${modules}/contribution/write-contribution.test.ts`];
const eventList = [`${modules}/event/list/event-list-routes.test.ts`];
const connections = [`${src}/db/postgres.test.ts`];
const words = [`${kit}/words.test.ts`];

const logGuards = [
  {
    file: `${src}/http/error-handler.ts`,
    text: "request.log.error(loggable(error),",
    replacement: "request.log.error({ err: error },",
    tests: logSecrets,
  },
  {
    file: `${src}/http/loggable-error.ts`,
    text: '"query" in error && error.cause ? error.cause : error;',
    replacement: "error;",
    tests: logSecrets,
  },
  {
    file: `${src}/http/loggable-error.ts`,
    text: "if (!isFromDatabase(cause))",
    replacement: "if (cause)",
    tests: logSecrets,
  },
  {
    file: `${src}/http/loggable-error.ts`,
    text: ".filter((line) => /^\\s+at /.test(line))",
    replacement: "",
    tests: [`${src}/http/loggable-error.test.ts`],
  },
  {
    file: `${src}/http/server-options.ts`,
    text: '["code", "body.code"]',
    replacement: "[]",
    tests: [`${src}/app.test.ts`],
  },
  ...[
    ["if (secretName.test(name)) return value === undefined ? value : censor;\n", ""],
    [
      'if (headersName.test(name) && typeof value === "object" && value !== null) return redactHeaders(value);',
      "",
    ],
    ["plainHeader.test(String(name)) ? value : censor", "value"],
    [`value.replace(credentials, \`$1 \${censor}\`)`, "value"],
  ].map(([text, replacement]) => ({ file: `${kit}/redact.ts`, text, replacement, tests: kitLog })),
  ...[
    ["    formatters: { log: redactFields },\n", ""],
    ["    hooks: { logMethod: redactMessage },\n", ""],
    ["redact: { paths,", "redact: { paths: [],"],
  ].map(([text, replacement]) => ({ file: `${kit}/create-log.ts`, text, replacement, tests: kitLog })),
];

const accountGuards = [
  {
    file: `${migrations}/0003_accounts.sql`,
    text: '	CONSTRAINT "users_email" UNIQUE("email_key"),\n',
    replacement: "",
    tests: [`${modules}/account/sign-up-routes.test.ts`],
  },
  {
    file: `${modules}/account/user-repository.ts`,
    text: ".set({ password_hash })\n      .where(and(eq(users.id, id), eq(users.phone, phone)))",
    replacement: ".set({ password_hash })\n      .where(eq(users.id, id))",
    tests: [`${modules}/code/password-routes.test.ts`],
  },
  {
    file: `${modules}/account/user-repository.ts`,
    text: ".set({ phone_verified_at: at })\n      .where(and(eq(users.id, id), eq(users.phone, phone)))",
    replacement: ".set({ phone_verified_at: at })\n      .where(eq(users.id, id))",
    tests: [`${modules}/code/phone-routes.test.ts`],
  },
  {
    file: `${modules}/code/code-repository.ts`,
    text: `      await tx.execute(sql\`select pg_advisory_xact_lock(\${requestLock})\`);\n`,
    replacement: "",
    tests: [`${modules}/code/otp-routes.test.ts`],
    needsServer: true,
  },
];

const ledgerGuards = [
  {
    file: `${modules}/contribution/contribution-repository.ts`,
    text: "and(eq(contributions.user_id, userId), eq(contributions.idempotency_key, key))",
    replacement: "eq(contributions.idempotency_key, key)",
    tests: pledges,
  },
  {
    file: `${migrations}/0004_events.sql`,
    text: 'UNIQUE("user_id","idempotency_key")',
    replacement: 'UNIQUE("idempotency_key")',
    tests: pledges,
  },
  {
    file: `${modules}/event/event-idempotency-repository.ts`,
    text: "and(eq(eventIdempotencyKeys.user_id, userId), eq(eventIdempotencyKeys.key, key))",
    replacement: "eq(eventIdempotencyKeys.key, key)",
    tests: [`${modules}/event/post-event-once.test.ts`],
  },
  {
    file: `${migrations}/0008_event-keys.sql`,
    text: 'PRIMARY KEY("user_id","key")',
    replacement: 'PRIMARY KEY("key")',
    tests: [`${modules}/event/post-event-once.test.ts`],
  },
  {
    file: `${modules}/application/write-application.ts`,
    text: "if (await isEmpty(tx, actor, input)) throw new FieldError(emptyApplication);",
    replacement: "void isEmpty; void FieldError; void emptyApplication;",
    tests: [`${modules}/application/application-routes.test.ts`],
  },
  {
    file: `${modules}/contribution/write-contribution.ts`,
    text: 'if (isOwnCampaign(actor, event)) throw new InvalidError("You cannot pledge to your own campaign");',
    replacement: "void isOwnCampaign;",
    tests: pledges,
  },
  ...["input.event_id", "pledged.event_id"].map((id) => ({
    file: `${modules}/contribution/write-contribution.ts`,
    text: `    await lines.hold(${id});\n`,
    replacement: "",
    tests: pledges,
    needsServer: true,
  })),
  {
    file: `${modules}/contribution/ledger-repository.ts`,
    text: 'isolationLevel: "repeatable read"',
    replacement: 'isolationLevel: "read committed"',
    tests: [`${modules}/contribution/contribution-routes.test.ts`],
    needsServer: true,
  },
];

const listGuards = [
  ...[
    [
      `sql\`(\${value}, \${id}) \${than} (\${sql.param(key, value)}, \${after.id})\``,
      `sql\`\${value} \${than} \${sql.param(key, value)}\``,
    ],
    ["return [direction(value), direction(id)];", "return [direction(value)];"],
    ["return [direction(value), direction(id)];", "return [direction(value), asc(id)];"],
    ['sql.raw(order === "ASC" ? ">" : "<")', 'sql.raw(">")'],
    ["limit: limit + 1 });", "limit });"],
    ["last && found.length > limit ?", "last ?"],
  ].map(([text, replacement]) => ({ file: `${src}/db/page.ts`, text, replacement, tests: eventList })),
  {
    file: `${src}/db/cursor.ts`,
    text: "if (!checksum || checksum !== checksumOf(list, key)) {",
    replacement: "if (!checksum) {",
    tests: [`${src}/db/cursor.test.ts`],
  },
  ...[
    [`sql\`(\${moment}, \${id}) \${than} (\${from}, \${after?.id})\``, `sql\`\${moment} \${than} \${from}\``],
    [`\${matching.value} \${order}, \${matching.id} \${order}`, `\${matching.value} \${order}`],
    [" offset 0)", ")", "profile/search/profile-search-repository"],
  ].map(([text, replacement, test = "event/list/event-search-repository"]) => ({
    file: `${src}/db/search/period-search.ts`,
    text,
    replacement,
    tests: [`${modules}/${test}.test.ts`],
  })),
  ...['.normalize("NFC")', ".toLowerCase()"].map((text) => ({
    file: `${kit}/words.ts`,
    text,
    replacement: "",
    tests: words,
  })),
];

const connectionGuards = [
  {
    file: `${src}/db/postgres.ts`,
    text: '    await client.query("SELECT pg_advisory_lock($1)", [startLock]);\n',
    replacement: "",
    tests: [`${src}/db/prepare.test.ts`],
    needsServer: true,
  },
  ...["statement_timeout: statement,", "idle_in_transaction_session_timeout: statement,"].map((text) => ({
    file: `${src}/db/connection-pool.ts`,
    text,
    replacement: "",
    tests: connections,
    needsServer: true,
  })),
  ...[
    'client.on("connect", (connection) => connection.on("error", onConnectionError));',
    'client.on("error", () => {});',
  ].map((text) => ({
    file: `${src}/db/postgres.ts`,
    text,
    replacement: "",
    tests: connections,
    needsServer: true,
  })),
];

const startGuards = [
  ["process.send?.(message, () => {});", "process.send?.(message);"],
  ["  if (process.send && !process.connected) return exitQuietly();\n", ""],
  ['  process.once("disconnect", exitQuietly);\n', ""],
].map(([text, replacement]) => ({
  file: `${kit}/start-server.ts`,
  text,
  replacement,
  tests: [`${kit}/start-server.test.ts`],
}));

/** Guards of the API's answers, log, accounts, ledgers, lists and connections. */
export const apiGuards = [
  {
    file: `${src}/app.ts`,
    text: "app.setSerializerCompiler(serializerCompiler);",
    replacement: "app.setSerializerCompiler(() => JSON.stringify);",
    tests: [`${modules}/tag/tag-routes.test.ts`],
  },
  ...[
    ["http/body-time.ts", "body: 10_000,", "body: 60_000,"],
    ["http/server-options.ts", "headersTimeout: 10_000,", "headersTimeout: 60_000,"],
    ["http/server-options.ts", ", connectionsCheckingInterval: 1_000 }", " }"],
  ].map(([file, text, replacement]) => ({
    file: `${src}/${file}`,
    text,
    replacement,
    tests: [`${src}/http/slow-requests.test.ts`],
  })),
  ...[
    "networkCodes.has(code) || ",
    " || serverCodes.test(code)",
    "texts.test(error.message) || ",
    " || isUnreachable(error.cause)",
  ].map((text) => ({
    file: `${src}/http/unreachable.ts`,
    text,
    replacement: "",
    tests: [`${src}/http/unreachable.test.ts`],
  })),
  ...startGuards,
  ...logGuards,
  ...accountGuards,
  ...ledgerGuards,
  ...listGuards,
  ...connectionGuards,
];
