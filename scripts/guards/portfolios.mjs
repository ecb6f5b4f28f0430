import { guardsOf } from "./guards-of.mjs";

const modules = "apps/api/src/modules";
const seen = [`${modules}/profile/seen-profile.test.ts`];
const places = [`${modules}/portfolio/portfolio-places.test.ts`];
const headshots = [`${modules}/portfolio/headshots.test.ts`];
const agencyPages = [`${modules}/profile/agency-page.test.ts`];
const resumes = [`${modules}/portfolio/resume-routes.test.ts`];

const contracts = "packages/contracts/src";
const clips = [`${contracts}/clip-player.test.ts`];
const profileScreen = ["apps/web/src/features/profiles/profile-screen.test.tsx"];

const seo = "apps/bff/src/seo";
const resumePdf = [`${seo}/resume-pdf/resume-pdf.test.ts`];

/** Guards of who sees what of a profile, and of headshots and résumés. */
export const portfolioGuards = [
  ...guardsOf("packages/contracts/src/audience.ts", seen, [
    ['(open.includes(field) ? "public" : "nobody")', '"public"'],
  ]),
  ...guardsOf(`${modules}/profile/seen-profile.ts`, seen, [
    ["isSeenBy(reader, audiences, field) ? value : none", "field ? value : none"],
    ["ticked.includes(field) || isSeenBy(reader, audiences, field)", "ticked.includes(field) || field"],
  ]),
  ...guardsOf(`${contracts}/clip-player.ts`, clips, [
    ["const isPlain = /^https?:$/.test(url.protocol) && ", "const isPlain = "],
    ["!url.username && !url.password && ", ""],
    [" && !url.port;", ";"],
    [
      "sites.find(({ hosts }) => hosts.includes(host))",
      "sites.find(({ hosts }) => hosts.some((one) => host.endsWith(one)))",
    ],
    ["if (!youtubeId.test(id)) return null;", "if (!id) return null;"],
    ['vimeoHash.test(asked) ? asked : ""', "asked"],
    ["encodeURIComponent(page)", "pathname"],
  ]),
  ...guardsOf(
    `${contracts}/resume.ts`,
    [...clips, ...resumes],
    [["clipPlayer(url) !== null", "clipPlayer(url) !== undefined"]],
  ),
  ...guardsOf(`${contracts}/resume.ts`, resumes, [
    ["  .transform((url) => clipPlayer(url)?.page ?? url);\n", ""],
    [
      '    .refine((all) => new Set(all.map(clipSource)).size === all.length, { error: "Each clip once" })\n',
      "",
    ],
  ]),
  ...guardsOf("apps/web/src/features/profiles/resume/clip-section.tsx", profileScreen, [
    ["useState(false)", "useState(true)"],
  ]),
  ...guardsOf(
    "apps/bff/src/security/content-policy.ts",
    ["apps/bff/src/rendering/admin/admin-routes.test.ts"],
    [
      ['    "frame-src": [...playerOrigins],\n', ""],
      ['    "frame-src": ["\'none\'"],\n', ""],
    ],
  ),
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
  ...guardsOf(`${seo}/resume-pdf/resume-page.ts`, resumePdf, [
    ['.filter((url) => /^https?:\\/\\//i.test(url ?? ""))', ""],
  ]),
  ...guardsOf(`${seo}/resume-pdf/resume-pdf-routes.ts`, resumePdf, [
    ['"cache-control": "no-cache"', '"cache-control": "public, max-age=86400"'],
    ["tagOf(version, page, profile.photo)", "tagOf(version, params)"],
  ]),
  ...guardsOf(`${seo}/drawing/draw-resume.ts`, resumePdf, [
    ["sizes.find((tried) => fits(page, tried))", "sizes[0]"],
    [".catch(() => null);", ";"],
  ]),
  ...guardsOf(`${seo}/drawing/script-fonts.ts`, resumePdf, [
    ["spelt(drawable(text))", "drawable(text)"],
    ['text.split(" ").reverse().join(" ")', "text"],
  ]),
];
