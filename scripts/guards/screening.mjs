const contracts = "packages/contracts/src";
const modules = "apps/api/src/modules";
const visibility = `${modules}/event/visibility.test.ts`;
const screening = `${contracts}/screening.test.ts`;

/** Guards of what keeps calls, campaigns and comments from the public until somebody has looked at them. */
export const screeningGuards = [
  ...[
    [
      "screening/fee-exceptions.ts",
      "[isDeniedBefore, isDeniedAfter, isPaidOut, isWarning].some(",
      "[].some(",
    ],
    ["screening/revealed-text.ts", 'text.replace(invisible, "")', "text"],
    ["screening/revealed-text.ts", '.normalize("NFKD")', ""],
    ["screening/disguised-contact.ts", "if (hidden) return hidden;", ""],
    ["screening/web-domain.ts", "isCountry ? -3", "isCountry ? -2"],
    ["finding.ts", 'severity === "hold");', "severity);"],
    ["screening.ts", "if (days < 0)", "if (!days)"],
  ].map(([file, text, replacement]) => ({
    file: `${contracts}/${file}`,
    text,
    replacement,
    tests: [screening],
  })),
  ...[
    ["event/event-policy.ts", 'return event.visibility === "public";', "return Boolean(event.visibility);"],
    ["event/event-repository.ts", "read(id, isPublic)", "read(id, undefined)"],
    [
      "event/list/own-event-repository.ts",
      "and(inArray(id, eventIds), isOwn(actor))",
      "inArray(id, eventIds)",
    ],
    ["event/list/event-page-repository.ts", "            isPublic,\n", ""],
    ["event/list/event-search-repository.ts", "indexed: isPublic ", ""],
    ["event/event-visibility-repository.ts", '\n        .for("no key update")', ""],
    ["application/event-viewer.ts", " || !canSee(actor, event)", ""],
    ["application/event-to-review.ts", "if (!isShown(event)) throw", "if (!event) throw"],
    ["application/application-policy.ts", '=== "event" && isShown(event)', '=== "event"'],
    ["application/application-repository.ts", "is_event_public ? summary :", "summary ? summary :"],
    [
      "application/application-repository.ts",
      "gt(events.starts_at, now), isPublic",
      "gt(events.starts_at, now)",
    ],
    ["contribution/write-contribution.ts", " || !canSee(actor, event)", ""],
    ["contribution/ledger-repository.ts", " || !isShown(event)", ""],
  ].map(([file, text, replacement]) => ({
    file: `${modules}/${file}`,
    text,
    replacement,
    tests: [visibility, `${modules}/application/application-policy.test.ts`],
    ...(text.includes("no key update") && { needsServer: true }),
  })),
  {
    file: `${modules}/event/create-event-routes.ts`,
    text: 'isHeld(findings) ? ("waiting"',
    replacement: 'isHeld([]) ? ("waiting"',
    tests: [`${modules}/event/create-event-routes.test.ts`],
  },
  {
    file: `${contracts}/wire/event.ts`,
    text: "visibilitySchema.optional().catch(undefined)",
    replacement: "visibilitySchema.optional()",
    tests: ["apps/bff/src/upstream/normalise/event.test.ts"],
  },
];
