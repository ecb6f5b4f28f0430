import { guardsOf } from "./guards-of.mjs";

const src = "apps/bff/src";
const cors = [`${src}/security/cors.test.ts`];
const kit = "packages/server-kit/src";
const host = [`${src}/security/host.test.ts`];
const headers = [`${src}/security/headers.test.ts`];
const csrf = [`${src}/security/csrf-protection.test.ts`];
const limits = [`${src}/security/rate-limit/limits.test.ts`];
const lockout = [`${src}/security/rate-limit/lockout.test.ts`];
const many = ["many-keys", "window-counters"].map((name) => `${src}/security/rate-limit/${name}.test.ts`);
const sessions = [`${src}/session/session-table.test.ts`];
const sealed = [`${src}/session/sealed-session.test.ts`];
const signIn = [`${src}/trpc/procedures/sign-in.test.ts`];
const procedures = [`${src}/trpc/procedures/session.test.ts`];

const policyLines = [
  '    "script-src-attr": ["\'none\'"],\n',
  '    "object-src": ["\'none\'"],\n',
  '    "base-uri": ["\'none\'"],\n',
  '    "form-action": ["\'self\'"],\n',
  '    "frame-ancestors": ["\'none\'"],\n',
  '    "require-trusted-types-for": ["\'script\'"],\n',
  '    "trusted-types": ["callboard", "dompurify"],\n',
];

/** Guards of who is asking: hosts, headers, other sites, sessions, and how often somebody may try. */
export const visitorGuards = [
  ...guardsOf(
    `${src}/security/content-policy.ts`,
    headers,
    policyLines.map((line) => [line, ""]),
  ),
  ...guardsOf(`${src}/security/headers.ts`, headers, [
    ['    crossOriginOpenerPolicy: { policy: "same-origin" },\n', "    crossOriginOpenerPolicy: false,\n"],
    [
      '    crossOriginResourcePolicy: { policy: "same-origin" },\n',
      "    crossOriginResourcePolicy: false,\n",
    ],
    ['    referrerPolicy: { policy: "strict-origin-when-cross-origin" },\n', "    referrerPolicy: false,\n"],
    ['    frameguard: { action: "deny" },\n', "    frameguard: false,\n"],
    [' : { "permissions-policy": permissions }', " : {}"],
    ['if (request.protocol === "https") reply', "reply"],
    ['if (request.protocol === "https") reply.header("strict-transport-security", strictTransport);', ""],
  ]),
  ...guardsOf(`${src}/http/plain-headers.ts`, headers, [
    ["  \"content-security-policy\": \"default-src 'none'; frame-ancestors 'none'\",\n", ""],
    ['  "cross-origin-resource-policy": "same-origin",\n', ""],
    ['  "referrer-policy": "no-referrer",\n', ""],
    ['  "x-content-type-options": "nosniff",\n', ""],
    ['  "x-frame-options": "DENY",\n', ""],
    ['{ ...plainHeaders, "permissions-policy": permissions }', "plainHeaders"],
  ]),
  ...guardsOf(`${src}/http/errors/error-handler.ts`, headers, [
    ['{ headers: plainHeaders, body: "" }', '{ headers: {}, body: "" }'],
    ["reply.headers({ ...plainHeaders, ", "reply.headers({ "],
  ]),
  ...guardsOf(`${src}/security/host.ts`, host, [
    ["if (!isHost(request.host)) return sendFailure(", 'if (request.host === "") return sendFailure('],
    ["{0,251}", "*"],
  ]),
  ...guardsOf(`${src}/security/host-suffix.ts`, host, [[" || !isHost(host)", ""]]),
  ...guardsOf(`${src}/security/host-suffix.ts`, many, [["if (known.size < maxRemembered) ", ""]]),
  ...guardsOf(`${kit}/http-server.ts`, host, [["    readAbsoluteForm(request);\n", ""]]),
  ...guardsOf(
    `${kit}/absolute-form.ts`,
    [`${kit}/absolute-form.test.ts`],
    [
      ["  request.headers.host = authority;\n", ""],
      ['rest.startsWith("/") ? rest : ', "rest ? rest : "],
    ],
  ),
  ...guardsOf(
    `${src}/security/proxy-trust.ts`,
    [`${src}/trpc/wire/plain-reads.test.ts`],
    [[' || !trusts(socket.remoteAddress ?? "", 0)', ""]],
  ),
  ...guardsOf(`${src}/security/csrf-protection.ts`, csrf, [
    ["safeMethods.has(method) && !hasAuthorization", "safeMethods.has(method)"],
    ['if (fetchSite !== undefined && fetchSite !== "same-origin") return false;', ""],
    ["return origin === undefined || isOwnOrigin(", 'return origin !== "" || isOwnOrigin('],
    ["if (!URL.canParse(origin)) return false;", ""],
    [
      "registerCsrfProtection(app: FastifyInstance, known: Known): void {",
      "registerCsrfProtection(app: FastifyInstance, known: Known): void {\n  if (app) return;",
    ],
  ]),
  ...guardsOf(`${src}/security/rate-limit/limits.ts`, limits, [
    ["account: [within(15 * minute, 5)],", "account: [within(15 * minute, 50)],"],
    ["account: [within(10 * minute, 30)],", "account: [within(10 * minute, 300)],"],
    ["client: [within(minute, 40), within(hour, 400)],", "client: [within(minute, 4_000)],"],
    ["contact: { client: [within(minute, 10), ", "contact: { client: ["],
    ["client: [within(minute, 3 * writes), within(hour, 50 * writes)],", "client: [within(minute, 12_000)],"],
    ["account: [within(minute, writes)]", "account: []"],
    ["countsFailuresOnly: true,", ""],
  ]),
  ...guardsOf(`${src}/security/rate-limit/limits.ts`, lockout, [
    ["    strangers: [within(hour, 30)],\n", ""],
  ]),
  ...guardsOf(`${src}/security/rate-limit/with-rate-limit.ts`, limits, [
    ["  await limit.client.consume(clientKey(ctx.clientAddress));\n", ""],
    ["  await counters.consume();\n", ""],
    ["if (outcome.ok) await counters.reset();\n  else if", "if"],
    ["  else if (!isWrongCredentials(outcome)) await counters.refund();\n", ""],
  ]),
  ...guardsOf(`${src}/security/rate-limit/with-rate-limit.ts`, lockout, [
    ["const requester = knownDevice ? ", 'const requester = knownDevice === "" ? '],
    ["knownDevice ? null : strangers", "strangers"],
    ["await Promise.all([counter.refund(key), forStrangers.refund(account)]);", ""],
    ["await counter.reset(key);\n      await forStrangers?.refund(account);", "await counter.reset(key);"],
    ["const key = strangers ? ", "const key = !strangers ? "],
  ]),
  ...guardsOf(`${src}/security/rate-limit/window-counters.ts`, many, [
    ["if (this.#counts.size > maxKeys) this.#counts.delete(oldest);", ""],
    ["    this.#counts.delete(key);\n", ""],
    ["former && former.until > now ?", "former ?"],
  ]),
  ...guardsOf(`${src}/security/rate-limit/refused-keys.ts`, many, [
    ["if (until.size > maxKeys) until.delete(oldest);", ""],
  ]),
  ...guardsOf(
    `${src}/security/rate-limit/client-key.ts`,
    [`${src}/security/rate-limit/client-key.test.ts`],
    [["groups: 4", "groups: 8"]],
  ),
  ...guardsOf(`${src}/session/read-session.ts`, procedures, [[" || !isActive(session, now)", ""]]),
  ...guardsOf(`${src}/session/read-session.ts`, sessions, [
    ["if (await sessions.revocations.isRevoked(session.sid)) return null;", ""],
    ["  auth.isPrivate = true;\n", ""],
    ["    clearSessionCookie(ctx);\n", ""],
  ]),
  ...guardsOf(`${src}/session/require-session.ts`, sessions, [
    ['if (!hasValidToken(session, ctx)) throw new AppError("forbidden", { message: badTokenMessage });', ""],
    ["session && hasValidToken(session, ctx) ? session : null", "session"],
    ["if (!ctx.auth.authorization) return null;", ""],
  ]),
  ...guardsOf(`${src}/session/renew-session.ts`, sessions, [
    ["  await revokeSession(session, ctx);\n", ""],
    ["if (!isReplaced) clearSessionCookie(ctx);", ""],
    ["if (!isReplaced) ", ""],
  ]),
  ...guardsOf(`${src}/session/start-session.ts`, signIn, [
    ["if (former) await revokeSession(former, ctx);", ""],
  ]),
  ...guardsOf(`${src}/session/session-expiry.ts`, procedures, [
    ["created_at + limits.sessionAbsolute, ", ""],
    [", used_at + limits.sessionIdle", ""],
  ]),
  ...guardsOf(
    `${src}/session/revocations.ts`,
    [`${src}/session/revocations.test.ts`],
    [["if (until <= now) ends.delete(sid);", "void [sid, until];"]],
  ),
  ...guardsOf(`${src}/session/sealed.ts`, sealed, [
    ["compactDecrypt(sealed, found.key, accepted)", "compactDecrypt(sealed, found.key)"],
    ["if (sealed.length > sealedMax) ", "if (sealed.length === 0) "],
  ]),
  ...guardsOf(`${src}/session/known-device.ts`, lockout, [[".slice(0, accountsMax)", ""]]),
  ...guardsOf(`${src}/session/sealed-device.ts`, sealed, [
    ["({ id, device }: SessionKey)", "({ id, seal: device }: SessionKey)"],
  ]),
  ...guardsOf(`${src}/session/auth-state.ts`, sessions, [
    ["isPrivate || cookies.length > 0 ? ", "cookies.length > 0 ? "],
  ]),
  ...guardsOf(`${src}/session/cookies.ts`, signIn, [
    ["HttpOnly; Secure", "Secure"],
    ["Secure; SameSite", "SameSite"],
    ["; SameSite=Strict", ""],
  ]),
  ...guardsOf(`${src}/trpc/procedures/current-session.ts`, procedures, [
    ['      if (error.code !== "unauthorized") throw error;\n', ""],
    ["const user = opened && (await readUser(opened, ctx));", "const user = opened && opened.user;"],
  ]),
  ...guardsOf(`${src}/security/cors.ts`, cors, [
    ["openPaths.test(url) && ", ""],
    [" && origins.has(headers.origin)", ""],
  ]),
  ...guardsOf(`${src}/security/csrf-protection.ts`, cors, [
    ["origin !== undefined && corsOrigins?.has(origin)", "origin !== undefined && corsOrigins?.size"],
  ]),
  ...guardsOf(
    `${src}/app.ts`,
    [`${src}/docs/docs.test.ts`],
    [['if (settings.DOCS === "on") await', "await"]],
  ),
  ...guardsOf(
    `${src}/http/fast-path/fast-path.ts`,
    [`${src}/http/fast-path/fast-path.test.ts`],
    [["    if (origin !== undefined && deps.corsOrigins.has(origin)) return false;\n", ""]],
  ),
  ...guardsOf(`${src}/trpc/wire/answer-json.ts`, cors, [
    ['vary: "accept-encoding, origin"', 'vary: "accept-encoding"'],
  ]),
];
