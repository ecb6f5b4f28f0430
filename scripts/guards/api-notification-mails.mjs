import { guardsOf } from "./guards-of.mjs";

const notification = "apps/api/src/modules/notification";
const tests = [`${notification}/notification-mail.test.ts`];
const times = [`${notification}/mail-times.test.ts`];
const gateway = ["apps/bff/src/trpc/unsubscribe-route.test.ts"];

/** Guards of mails about notifications: to whom, when, once, and who ends them. */
export const notificationMailGuards = [
  ...guardsOf(`${notification}/mail-repository.ts`, tests, [
    ["row.read_at === null", "row.id > 0"],
    ["          isNull(suspensions.id),\n", ""],
    ["isNotNull(users.phone_verified_at)", "isNotNull(users.id)"],
    ["addMs(now, -pauseMs)", "addMs(now, -0 * pauseMs)"],
    [".set({ mail_at: null })", ".set({ mail_at: now })"],
  ]),
  ...guardsOf(`${notification}/notification-mail-job.ts`, tests, [
    ['settings.rhythms[mailGroupOf[row.kind]] !== "never"', "settings.rhythms[mailGroupOf[row.kind]]"],
    ["if (until > now) throw", "if (until < now) throw"],
  ]),
  ...guardsOf(`${notification}/unsubscribe-link.ts`, tests, [
    ["|| !timingSafeEqual(given, expected)", "|| timingSafeEqual(given, Buffer.alloc(macLength))"],
  ]),
  ...guardsOf(`${notification}/mail-settings-repository.ts`, tests, [
    ["} || excluded.rhythms", "} || '{}'::jsonb"],
    [
      "const mail_at = timeOf(settings, settings.rhythms[group]);",
      "const mail_at = sql`mail_at`; void timeOf;",
    ],
  ]),
  ...guardsOf(`${notification}/mail-times.ts`, times, [["if (!isQuiet) return moment;", "return moment;"]]),
  ...guardsOf(
    `${notification}/notification-repository.ts`,
    ["apps/api/src/modules/saved-search/tell-searchers.test.ts"],
    [['row.kind === "search_gathered"', "false"]],
  ),
  ...guardsOf("apps/api/src/dates.ts", times, [["moment >= from) ??", "moment < from) ??"]]),
  ...guardsOf("apps/bff/src/trpc/unsubscribe-route.ts", gateway, [
    ["  await ctx.limits.unsubscribe.client.consume(clientKey(ctx.clientAddress));\n", "  void clientKey;\n"],
    [", bodyLimit }", " }"],
  ]),
  ...guardsOf("apps/bff/src/security/csrf-protection.ts", gateway, [
    [
      "unsubscribing.test(request.url)) return;",
      'request.url.includes("unsubscribe") && unsubscribing) return;',
    ],
  ]),
];
