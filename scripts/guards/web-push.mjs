import { guardsOf } from "./guards-of.mjs";

const push = "apps/api/src/modules/push";
const routes = [`${push}/push-routes.test.ts`];
const job = [`${push}/push-job.test.ts`];
const adapter = "apps/api/src/push";
const service = [`${adapter}/push-service.test.ts`];
const web = "apps/web/src/shared/lib/push";
const section = "apps/web/src/features/notifications/push";

/** Guards of pushes to browsers: to whose, where they are sent, what, once, and what ends them. */
export const webPushGuards = [
  ...guardsOf(`${push}/push-routes.ts`, routes, [
    ["if (!isPushEndpoint(body.endpoint, push.localService))", "if (!body.endpoint)"],
    ["if (!isKey(body.keys.p256dh))", "if (!body.keys.p256dh || !isKey)"],
    ["await pushGroupsRepository(tx).begin(actor.userId, defaultPushGroups, place.now);", ""],
  ]),
  ...guardsOf(`${push}/push-groups-repository.ts`, routes, [
    ["sql`coalesce(", "sql`coalesce(excluded.push_groups, "],
  ]),
  ...guardsOf(`${push}/push-subscription-repository.ts`, routes, [
    [".limit(pushLimits.browsers)", ".limit(pushLimits.browsers * 9)"],
    [
      "await db.delete(pushSubscriptions).where(and(eq(endpoint, address), ne(user_id, userId)));",
      "void ne;",
    ],
    ["inArray(user_id, owner), or(", "inArray(user_id, owner), sql`false`, or("],
    ["await db.update(pushSubscriptions).set({ credentials_version }).where(eq(session_id, sessionId));", ""],
  ]),
  ...guardsOf(`${push}/push-subscription-repository.ts`, job, [
    [
      ".innerJoin(users, ofSameVersion)",
      ".innerJoin(users, and(ofSameVersion, undefined) && eq(users.id, user_id))",
    ],
    ["isNull(users.erased_at), isNull(suspensions.id)", "isNull(users.erased_at)"],
    ["isNull(users.erased_at), isNull(suspensions.id)", "isNull(suspensions.id)"],
  ]),
  ...guardsOf(`${push}/due-push-repository.ts`, job, [
    [".set({ push_at: null })", ".set({ push_at: now })"],
    ["addMs(now, -pauseMs)", "addMs(now, -0 * pauseMs)"],
  ]),
  ...guardsOf(`${push}/push-job.ts`, job, [
    ["settings.pushed.includes(mailGroupOf[row.kind]) &&", ""],
    ["msBetween(row.created_at, now) < pushLimits.expiry", "row.id > 0"],
    ["if (until > now) throw", "if (until < now) throw"],
    ["text.length > bodyMax ?", "text.length < 0 ?"],
    [
      'if (error.kind === "gone") return await subscriptions.removeGone(subscription_id, target.endpoint);',
      "",
    ],
    [
      'if (error.kind === "refused") throw new RefusedJobError(error.message, { cause: error });',
      "void RefusedJobError;",
    ],
    ["if (error.retryAfter === null) throw error;", "if (error.kind) throw error;"],
  ]),
  ...guardsOf("apps/api/src/modules/notification/notification-repository.ts", job, [
    ["settings.pushed.includes(group) ?", "settings.pushed ?"],
  ]),
  ...guardsOf("apps/api/src/modules/notification/mail-settings-repository.ts", job, [
    [
      ".set({ push_at: afterQuiet(settings, now) })",
      '.set({ push_at: afterQuiet({ ...settings, quiet: { from: "00:00", to: "23:59" } }, now) })',
    ],
  ]),
  ...guardsOf("apps/api/src/modules/session/session-repository.ts", routes, [
    ["await pushSubscriptionRepository(tx).removeOfSession(row.id);", ""],
    ["await pushSubscriptionRepository(tx).removeAll(userId);", ""],
    ["await pushSubscriptionRepository(db).keepOfSession(id, credentials_version);", ""],
  ]),
  ...guardsOf("apps/api/src/modules/people/erasure-repository.ts", routes, [
    ["await pushSubscriptionRepository(db).removeAll(id);", ""],
  ]),
  ...guardsOf(`${adapter}/push-endpoint.ts`, routes, [
    ['protocol === "https:" && ', ""],
    ['port === "" && ', ""],
    ["isName && ", ""],
    [" && !innerName.test(hostname)", " && innerName !== null"],
    ['if (username !== "" || password !== "") return false;', ""],
  ]),
  ...guardsOf(
    `${adapter}/public-address.ts`,
    [`${adapter}/public-address.test.ts`],
    [
      ["return !inner.check(address);", "return true;"],
      [' && handedOut.check(address, "ipv6")', ""],
      [' && !notPublic.check(address, "ipv6")', ""],
      ["!first || !found.every(({ address }) => isPublicAddress(address))", "!first"],
    ],
  ),
  ...guardsOf(`${adapter}/push-service.ts`, service, [
    [", lookup: publicLookup(find)", ""],
    ["if (!isPushEndpoint(endpoint, localService))", "if (!isPushEndpoint)"],
    ["Math.min(Math.max(ms, 1_000), busyPause.longest)", "Math.max(ms, 1_000)"],
    ["signal: signal ? AbortSignal.any([signal, deadline]) : deadline,", "signal: deadline,"],
  ]),
  ...guardsOf(
    `${adapter}/push-service.ts`,
    [`${push}/push-log.test.ts`],
    [[`reached: \${error.code`, `reached: \${endpoint} \${error.code`]],
  ),
  ...guardsOf(`${adapter}/push-circuit.ts`, service, [
    ["new ConsecutiveBreaker(failures)", "new ConsecutiveBreaker(failures * 1_000)"],
    ['|| error.kind === "unavailable"', '|| error.kind !== "refused"'],
  ]),
  ...guardsOf(
    `${adapter}/push-env.ts`,
    ["apps/api/src/env.test.ts"],
    [["publicKeyOf(privateKey) !== publicKey", "publicKeyOf(privateKey) === null"]],
  ),
  ...guardsOf(
    "apps/api/src/env.ts",
    ["apps/api/src/env.test.ts"],
    [
      [
        'const push = settings[name] ? [{ name, message: "must not be set in production" }] : [];',
        "const push: SettingIssue[] = []; void name;",
      ],
    ],
  ),
  ...guardsOf(
    "apps/bff/src/rendering/static-files.ts",
    ["apps/bff/src/rendering/static-files.test.ts"],
    [
      [
        'if (workerName.test(path)) reply.header("cache-control", "no-cache");',
        "void [workerName, reply, path];",
      ],
    ],
  ),
  ...guardsOf(
    "apps/web/public/push-worker.js",
    [`${web}/push-worker.test.ts`],
    [
      ["address.origin === origin ? address.href", "address ? address.href"],
      ["return open ? open.focus() : ", "return "],
    ],
  ),
  ...guardsOf(
    `${web}/keep-push.ts`,
    [`${web}/keep-push.test.ts`],
    [
      ["if (!isTheirs) return subscription ? await endPush() : undefined;", "void endPush;"],
      [".catch(() => ({ is_on: isTheirs }))", ""],
    ],
  ),
  ...guardsOf(
    `${section}/use-push.ts`,
    [`${section}/push-section.test.tsx`],
    [
      ["      await endPush();\n      throw error;", "      throw error;"],
      ['if (permission === "denied") return;', ""],
      ['isAwayFromHome() ? "awayFromHome" : ', ""],
    ],
  ),
];
