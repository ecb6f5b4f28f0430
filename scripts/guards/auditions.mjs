import { guardsOf } from "./guards-of.mjs";

const audition = "apps/api/src/modules/audition";
const routes = [`${audition}/audition-routes.test.ts`];
const own = [`${audition}/own-audition-routes.test.ts`];
const reminding = [`${audition}/reminder-job.test.ts`];
const order = [`${audition}/audition-order.test.ts`];
const erasing = [`${audition}/audition-erasure.test.ts`];

/** Guards of audition days. */
export const auditionGuards = [
  ...guardsOf(`${audition}/audition-policy.ts`, own, [
    ["slot.starts_at <= now", "slot.starts_at < new Date(0)"],
    [".sort(byTurn)", ".reverse()"],
    ['invitation.application_state !== "declined" &&\n  open', "open"],
  ]),
  ...guardsOf(`${audition}/audition-policy.ts`, routes, [
    ['if (application.state === "declined") return "gone";', ""],
    ['day.role_id !== application.role_id ? "role" : null', "day.role_id < 0 ? 'role' : null"],
    ["starts_at < to && from < ends_at", "starts_at > to && from < ends_at"],
  ]),
  ...guardsOf(`${audition}/answer-invitation.ts`, own, [
    ["if (!isSame && placesLeft(held, slot) < 1)", "if (isSame && placesLeft(held, slot) < 1)"],
    ["if (!isChangeable(invitation.sequence))", "if (invitation.sequence < 0)"],
    ["if (before?.id === slot_id && invitation.shares_phone === shares_phone) return;", ""],
    ['if (invitation.state === "declined") return;', ""],
  ]),
  ...guardsOf(`${audition}/answer-invitation.ts`, routes, [
    ["|| !isApplicant(actor, application)) throw", ") throw"],
    ["if (!isShown(event)) throw", "if (!event) throw"],
  ]),
  ...guardsOf(`${audition}/change-invitations.ts`, routes, [
    ['if (placesLeft(held, slot) < 1) throw new InvalidError("This time is taken");', ""],
    ["|| !isOfOther(actor, application)) throw", ") throw"],
    ["!before && room <= 0", "!before && room <= -1"],
    ["|| !isChangeable(before.sequence)", ""],
    ['if (invitation.state === "removed") return day.id;', ""],
    [
      'if (invitation.application_state === "declined") throw',
      'if (invitation.application_state === "x") throw',
    ],
  ]),
  ...guardsOf(`${audition}/plan-day.ts`, routes, [
    ["if (made) return made.id;", ""],
    [">= auditionLimits.daysMax", ">= auditionLimits.daysMax * 2"],
    ["if (day.version !== input.version) throw", "if (day.version < 0) throw"],
    ["if (slots.some((slot) => hasBegun(slot, now))) throw", "if (slots.length < 0) throw"],
    ["if (times.some((slot) => hasBegun(slot, now))) throw", "if (times.length < 0) throw"],
  ]),
  ...guardsOf(`${audition}/change-slots.ts`, routes, [
    ["if (overlaps(slots, starts_at, ends_at)) throw", "if (slots.length < 0) throw"],
    ["if (held.day.cancelled_at) return;", ""],
  ]),
  ...guardsOf(`${audition}/change-slots.ts`, own, [
    ['if (hasBegun(slot, now)) throw new InvalidError("This time has begun");', ""],
  ]),
  ...guardsOf(`${audition}/show-days.ts`, routes, [
    [
      'const isShared = canAct && state === "booked" && row.shares_phone;',
      "const isShared = row.shares_phone;",
    ],
    ["filter((row) => isOfOther(actor, row))", "filter((row) => row.id > 0)"],
  ]),
  ...guardsOf(`${audition}/show-own-auditions.ts`, own, [["slot ? day.link : null", "day.link"]]),
  ...guardsOf(`${audition}/reminder-job.ts`, reminding, [
    ["|| held.day.cancelled_at) return;", ") return;"],
    ["slot?.starts_at.toISOString() !== payload.starts_at ||", "!slot ||"],
    ["if (!event || !isShown(event)) return;", "if (!event) return;"],
  ]),
  ...guardsOf("apps/api/src/modules/call/call-applicant-repository.ts", routes, [
    ["          not(isExpectedSomewhere()),\n", ""],
  ]),
  ...guardsOf("apps/api/src/modules/people/erasure-repository.ts", erasing, [
    ["    await leaveAuditions(id, now);\n", ""],
  ]),
  {
    file: `${audition}/day-repository.ts`,
    text: '.where(eq(auditionDays.id, id)).for("update")',
    replacement: ".where(eq(auditionDays.id, id))",
    tests: order,
    needsServer: true,
  },
];
