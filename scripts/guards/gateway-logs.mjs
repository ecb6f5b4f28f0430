import { guardsOf } from "./guards-of.mjs";

const src = "apps/bff/src";
const kit = "packages/server-kit/src";
const logs = [`${kit}/create-log.test.ts`];
const requestLog = [`${src}/observability/request-log.test.ts`];
const secrets = [`${src}/integration/secrets.test.ts`];

/** Guards of what is told: to the log, to the upstream, and to visitors in the upstream's words. */
export const logGuards = [
  ...guardsOf(`${kit}/redact.ts`, logs, [
    ["^(x-?)?api-?keys?$|", ""],
    ["(x-?)?api-?keys?$", "api_key$"],
    ["authorization$|", ""],
    ["^bearer$|", ""],
    ["^(set-?)?cookie2?$|", ""],
    ["password$|", ""],
    ["^otp$|", ""],
    ["token$|", ""],
    ["otp-?key$/i;", "otp-?key$/;"],
    ['if (depth === maxDepth) return "[too deep]";', "if (depth === 5) return value;"],
    [
      "if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));",
      "if (Array.isArray(value)) return value;",
    ],
  ]),
  ...guardsOf(`${kit}/create-log.ts`, logs, [
    ["isError(value) ? stdSerializers.err(value) : value", "value"],
  ]),
  ...guardsOf(`${kit}/request-log.ts`, requestLog, [
    ["loggedPath(url)", "url"],
    ["client: clientOf(ip)", "client: ip"],
    ["reqId: id, ", ""],
  ]),
  ...guardsOf(
    `${kit}/logged-path.ts`,
    [`${kit}/logged-path.test.ts`],
    [
      ['address.split("?", 1)[0] ?? ""', "address"],
      ["unsubscribe|", ""],
      ["blog\\/+preview|", ""],
      ["|shortlist\\/+tape", ""],
      ["[^/]+/gi", "[^/]+/g"],
    ],
  ),
  ...guardsOf(
    `${kit}/client-in-log.ts`,
    [`${kit}/client-in-log.test.ts`],
    [
      ['isIP(address) ? name(address) : "unknown"', "name(address)"],
      ["LOG_CLIENT_KEY ?? randomBytes(32)", 'LOG_CLIENT_KEY ?? ""'],
    ],
  ),
  ...guardsOf(
    "deploy/nginx/log.conf",
    ["deploy/nginx.test.ts"],
    [
      ["error_log stderr emerg;", ""],
      ["(?<path>[^?]*)", "(?<path>.*)"],
      ["unsubscribe|", ""],
      ["blog/+preview|", ""],
      ["|shortlist/+tape", ""],
      ["~*^", "~^"],
    ],
  ),
  ...guardsOf(
    `${kit}/open-telemetry.ts`,
    [`${kit}/tracing.test.ts`],
    [
      ["loggedPath(url)", "url"],
      ['return "code" in error ? String(error.code) : error.name;', "return error.message;"],
      [", remoteParentSampled: sampler", ""],
      ["if (healthChecks.has(path)) return answer(request, response);", ""],
    ],
  ),
  ...guardsOf(
    `${src}/upstream/observer.ts`,
    [`${src}/upstream/observer.test.ts`],
    [["loggedPath(path)", "path"]],
  ),
  ...guardsOf(
    `${src}/rendering/render-page.ts`,
    ["deploy/traces.test.ts"],
    [['new Set(["x-request-id", "x-trace-id",', 'new Set(["x-request-id",']],
  ),
  ...guardsOf(`${src}/upstream/log-failure.ts`, requestLog, [["loggedPath(path)", "path"]]),
  ...guardsOf(
    `${src}/upstream/log-failure.ts`,
    [`${src}/upstream/request.test.ts`],
    [
      ["if (cause instanceof z.ZodError) return wrongFields(cause);", ""],
      ["    .slice(0, fieldsMax)\n", ""],
      ["Object.keys(fields ?? {}).slice(0, fieldsMax)", "Object.keys(fields ?? {})"],
      ["name.slice(0, fieldMax)", "name"],
    ],
  ),
  ...guardsOf(
    `${src}/app-error.ts`,
    [`${src}/upstream/request.test.ts`],
    [
      [
        "error instanceof UpstreamError || (error instanceof Error && isLogged(error.cause))",
        "error === null",
      ],
    ],
  ),
  ...guardsOf(
    "apps/api/src/http/request-log.ts",
    ["apps/api/src/http/request-log.test.ts"],
    [
      [" && showedApiKey(request)", ""],
      [" && isIP(named)", ""],
    ],
  ),
  ...guardsOf(
    `${src}/upstream/request-options.ts`,
    [`${src}/security/rate-limit/lockout.test.ts`],
    [['...(call.class !== "read" && has("accounts") && visitorHeaders(ctx)),', "...visitorHeaders(ctx),"]],
  ),
  ...guardsOf(
    `${src}/upstream/request-options.ts`,
    [`${src}/trpc/procedures/sign-in.test.ts`],
    [["userAgent.slice(0, userAgentMax)", "userAgent"]],
  ),
  ...guardsOf(`${src}/upstream/request.ts`, secrets, [
    [
      "throw logFailure(withoutSecrets(error as UpstreamError, secrets), ",
      "throw logFailure(error as UpstreamError, ",
    ],
    ['leaksSecret([reply.message], secrets) ? { ...reply, message: "" } : reply', "secrets && reply"],
    ["[message, ...Object.entries(fields ?? {}).flat()]", "[message]"],
    ["[ctx.upstream.apiKey, ctx.bearer, ...inputSecrets]", "[ctx.bearer, ...inputSecrets]"],
    ["[ctx.upstream.apiKey, ctx.bearer, ...inputSecrets]", "[ctx.upstream.apiKey, ...inputSecrets]"],
  ]),
  ...guardsOf(`${src}/upstream/calls/account.ts`, secrets, [
    ["secrets: ({ otp }) => [otp],", ""],
    [
      "body: (input: SignInInput) => input,\n    secrets: ({ password }) => [password],",
      "body: (input: SignInInput) => input,",
    ],
    [
      "body: (input: SignUpInput) => input,\n    secrets: ({ password }) => [password],",
      "body: (input: SignUpInput) => input,",
    ],
  ]),
  ...guardsOf(
    `${src}/upstream/calls/account.ts`,
    [`${src}/upstream/chaos/isolation.test.ts`],
    [
      [
        'const message = { method: "POST", class: "message" } as const;',
        'const message = { method: "POST", class: "signIn" } as const;',
      ],
    ],
  ),
  ...guardsOf(`${src}/app-error.ts`, [`${src}/upstream/request.test.ts`], [[".slice(0, messageMax)", ""]]),
  ...guardsOf(
    `${kit}/request-id.ts`,
    [`${kit}/request-id.test.ts`],
    [[" && validRequestId.test(given)", ""]],
  ),
];
