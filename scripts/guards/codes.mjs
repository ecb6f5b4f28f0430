import { guardsOf } from "./guards-of.mjs";

const code = "apps/api/src/modules/code";
const limits = [`${code}/code-limits.test.ts`];
const lockout = [`${code}/code-lockout.test.ts`];
const texts = [`${code}/text-limits.test.ts`];
const routes = [`${code}/otp-routes.test.ts`];
const network = "packages/server-kit/src/client-network";

/** Guards of codes by SMS: how many are sent, to whom and for whom, how often one may be tried, and what is kept of them. */
export const codeGuards = [
  ...guardsOf(`${code}/code-limits.ts`, limits, [
    ["{ most: 1, within: limits.otpResendWait }", "{ most: 100, within: limits.otpResendWait }"],
    ["  { most: 5, within: 10 * minuteMs },\n", ""],
    ["  { most: 10, within: countedMs },\n", ""],
    ["  { most: 8, within: 10 * minuteMs },\n", ""],
    ["accountId !== null && request", "request"],
    ["  if (byOwner) {", '  if (byOwner && phone === "") {'],
    ["request.phone === phone && request.byOwner", "request.phone === phone"],
    ["request.phone === phone && !request.byOwner", "request.phone === phone"],
    ["request.client === client && !request.byOwner", "request.client === client"],
    ["    wait(perRequester, (request) => request.phone === phone && request.client === client),\n", ""],
    ["    day < Math.floor(perDay * share) &&\n", ""],
    ["    prefixDay < Math.floor(perDayAndPrefix * share) &&\n", ""],
    [" &&\n    prefixHour < Math.floor(prefixPerHour * share)", ""],
    ["isVerified ? 1 : unverifiedShare", "1"],
  ]),
  ...guardsOf(`${code}/code-limits.ts`, lockout, [["  { most: 15, within: countedMs },\n", ""]]),
  ...guardsOf(`${code}/code-limits.ts`, texts, [
    ["  { most: Math.ceil(perDay / 4), within: 10 * minuteMs },\n", ""],
    ["  { most: perDay, within: countedMs },\n", ""],
    ["    wait(perRequester, (request) => accountId !== null && request.accountId === accountId),\n", ""],
  ]),
  ...guardsOf(`${code}/code-repository.ts`, texts, [
    ["eq(codes.client, client), ", ""],
    [", ...byAccount)", ")"],
    ["and(codes.is_sent, gt(", "and(gt("],
    [`sql\`starts_with(\${codes.phone}, \${prefixOf(phone)})\``, "sql`false`"],
    ["holder !== null && affordable", "affordable"],
  ]),
  ...guardsOf(`${code}/code-repository.ts`, routes, [
    [`\`\${prefixOf(phone)} \${hmac(phone)}\``, "phone"],
    ["    await tx.delete(codes)", "    void tx.delete(codes)"],
  ]),
  ...guardsOf(`${code}/code-attempt-repository.ts`, routes, [
    ["isNull(codes.used_at), ", ""],
    ["hasTriesLeft, ", ""],
    [", gt(codes.expires_at, now)", ""],
    ["and(isCandidate, ", "and(eq(codes.phone, phone), "],
  ]),
  ...guardsOf(`${code}/code-attempt-repository.ts`, lockout, [
    [`(\${codes.is_verified} and \${isOwn})`, `(\${isOwn})`],
    [`, eq(codes.id, sql\`(\${ownNewest})\`)`, ""],
    [`\${codes.tries_by_others} + \${isOther}::int`, `\${codes.tries_by_others}`],
  ]),
  ...guardsOf(`${code}/code-sender.ts`, routes, [
    ["if (code.otp === null) throw tooMany(code.wait);", "if (code.otp === null) return null;"],
    ["    if (to.holder === null) return null;\n", ""],
    ["deliver(to, otp, log).catch(() => undefined);", "await deliver(to, otp, log);"],
  ]),
  ...guardsOf(`${code}/code-sender.ts`, texts, [['is spent");\n      return null;\n', 'is spent");\n']]),
  ...guardsOf(`${code}/otp-routes.ts`, routes, [
    ["user && !user.is_phone_verified ? user.id : null", "user ? user.id : null"],
  ]),
  ...guardsOf(`${code}/requester.ts`, texts, [
    ["isIP(named) ? named : ip", "named || ip"],
    ["strangerNetwork(isIP(named) ? named : ip)", "isIP(named) ? named : ip"],
  ]),
  ...guardsOf(`${code}/requester.ts`, routes, [["accountList.test(known) ? known", "known ? known"]]),
  ...guardsOf(
    `${network}.ts`,
    [`${network}.test.ts`],
    [
      ["{ octets: 3, groups: 3 }", "{ octets: 4, groups: 8 }"],
      ["mappedV4.exec(address)?.[1] ?? address", "address"],
    ],
  ),
];
