import { guardsOf } from "./guards-of.mjs";

const modules = "apps/api/src/modules";
const seen = [`${modules}/profile/seen-profile.test.ts`];
const places = [`${modules}/portfolio/portfolio-places.test.ts`];
const headshots = [`${modules}/portfolio/headshots.test.ts`];
const agencyPages = [`${modules}/profile/agency-page.test.ts`];
const resumes = [`${modules}/portfolio/resume-routes.test.ts`];

/** Guards of who sees what of a profile, and of headshots and résumés. */
export const portfolioGuards = [
  ...guardsOf("packages/contracts/src/audience.ts", seen, [
    ['(privateFields.includes(field) ? "nobody" : "public")', '"public"'],
  ]),
  ...guardsOf(`${modules}/profile/seen-profile.ts`, seen, [
    ["isSeenBy(reader, audiences, field) ? value : none", "field ? value : none"],
    ["ticked.includes(field) || isSeenBy(reader, audiences, field)", "ticked.includes(field) || field"],
  ]),
  ...guardsOf(`${modules}/profile/agency-page-repository.ts`, agencyPages, [
    ["eq(is_shown, true), ", ""],
    [", notExists(suspended)", ""],
    [', eq(kind, "event"), isPublic', ', eq(kind, "event")'],
    ['ne(status, "cancelled"), ', ""],
    [".filter(({ due }) => due <= now)", ""],
  ]),
  ...guardsOf(`${modules}/portfolio/portfolio-repository.ts`, places, [
    ["eq(applications.user_id, userId), applications.shares_profile]", "eq(applications.user_id, userId)]"],
    ['eq(events.kind, "event"), isPublic]', 'eq(events.kind, "event")]'],
  ]),
  ...guardsOf(`${modules}/portfolio/change-portfolio.ts`, resumes, [
    ["  await standing(tx, actor);\n", ""],
    ["if (version !== input.version)", "if (!version && input.version)"],
  ]),
  ...guardsOf(`${modules}/portfolio/change-headshots.ts`, headshots, [
    [
      "  const { id } = await holdProfile(tx, actor);\n  await assertRoom(tx, id);",
      "  const { id } = await holdProfile(tx, actor);",
    ],
    ["ids.some((id) => !known.has(id))", "ids.some((id) => !id)"],
    ["ids.length === known.size && new Set(ids).size === known.size", "new Set(ids).size > 0"],
  ]),
];
