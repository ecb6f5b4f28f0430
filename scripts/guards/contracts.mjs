import { guardsOf } from "./guards-of.mjs";

const contracts = "packages/contracts/src";
const claims = `${contracts}/claim.test.ts`;
const events = `${contracts}/event.test.ts`;
const identifiers = `${contracts}/identifier.test.ts`;
const passwordMax = `.max(limits.passwordMax, \`Must be at most \${limits.passwordMax} characters\`)`;

/** Guards of what the forms of all programs take. */
export const contractGuards = [
  ...[
    `  ${passwordMax};\n\nexport const signInInput`,
    `    ${passwordMax},\n});\nexport type SignInInput`,
  ].map((text) => ({
    file: `${contracts}/account.ts`,
    text,
    replacement: text.replace(passwordMax, ""),
    tests: [claims],
  })),
  {
    file: `${contracts}/application.ts`,
    text: "Boolean(note || reel_url || tape_id || shares_profile)",
    replacement: "Boolean(note || reel_url || tape_id || shares_profile || true)",
    tests: ["apps/web/src/features/events/application/apply.test.tsx"],
  },
  {
    file: `${contracts}/account.ts`,
    text: '  .refine(isUsername, "Use letters of one alphabet, with digits, dots or dashes, without spaces or @")\n',
    replacement: "",
    tests: [claims],
  },
  {
    file: `${contracts}/account.ts`,
    text: "  .max(usernameMax, `Must be",
    replacement: "  .max(1e6, `Must be",
    tests: [identifiers],
  },
  {
    file: `${contracts}/username.ts`,
    text: "return patterns.some((pattern) => pattern.test(key)) &&",
    replacement: "return",
    tests: [identifiers],
  },
  {
    file: `${contracts}/username.ts`,
    text: `^(?=.*\${letter})`,
    replacement: "^",
    tests: [identifiers],
  },
  ...guardsOf(
    `${contracts}/identifier.ts`,
    [identifiers],
    [
      ['.normalize("NFKC")', ""],
      [".toLowerCase()", ""],
      ['international.replace(trunkZeros, "+$1")', "international"],
      ["[\\s()./\\p{Pd}\\p{Cf}]", "[\\s()./\\p{Pd}]"],
      ["[\\s()./\\p{Pd}\\p{Cf}]", "[\\s()./\\p{Cf}-]"],
      ["[\\s()./\\p{Pd}\\p{Cf}]", "[\\s()/\\p{Pd}\\p{Cf}]"],
      ["nameKey(text).replace(", "text.replace("],
      ['.replace(/^00/, "+")', ""],
      ["|0*)(", "|)("],
      ["national.exec(phone)?.[1] ?? phone.slice(1)", "phone.slice(1)"],
    ],
  ),
  ...guardsOf(
    `${contracts}/username.ts`,
    [identifiers],
    [
      [" && !digitBeforeArabic.test(key)", ""],
      ["  patternOf(latin),\n", '  patternOf("\\\\p{Script=Latin}"),\n'],
      ["  patternOf(latin),\n", '  patternOf("[\\\\p{Script=Latin}\\\\p{Script=Cyrillic}]"),\n'],
      [`patternOf(\`(?=\\\\p{L})[`, "patternOf(`["],
      [`(?=\\\\p{L}|\\\\p{M})[`, "["],
      [`(?:[._-]\${part})*$`, `(?:[._-]+\${part})*$`],
      [`(?:[._-]\${part})*$`, `(?:[._-]\${part})*[._-]?$`],
    ],
  ),
  ...guardsOf(
    `${contracts}/account.ts`,
    [identifiers],
    [
      ['  .normalize("NFKC")\n', ""],
      ["international.overwrite(phoneNumber).pipe(international)", "international"],
      ["international.overwrite(phoneNumber).pipe(international)", "international.overwrite(phoneNumber)"],
    ],
  ),
  {
    file: `${contracts}/form-fields.ts`,
    text: '\n  .regex(withoutUser, "Invalid URL")',
    replacement: "",
    tests: [claims],
  },
  {
    file: `${contracts}/domain.ts`,
    text: "suffixes.find(",
    replacement: "suffixes.findLast(",
    tests: [`${contracts}/domain.test.ts`],
  },
  ...[
    ['filled("Event title is required", 150)', 'filled("Event title is required")'],
    ['filled("Event tag is required", 60)', 'filled("Event tag is required")'],
    [", limits.eventDescriptionMax)", ", 10_000)"],
    ["max: limits.priceMax", "max: 1e9"],
  ].map(([text, replacement]) => ({
    file: `${contracts}/event-form.ts`,
    text,
    replacement,
    tests: [events],
  })),
];
