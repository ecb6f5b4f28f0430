const kit = "packages/contract-kit/src";
const kitTests = ["e2e/stand-in/contract-kit.test.ts"];
const standIn = "e2e/stand-in";
const standInTests = [`${standIn}/stand-in.test.ts`];

/** Guards of the contract kit, which changes nothing unasked, and of the stand-in, which takes no more than was agreed. */
export const contractKitGuards = [
  {
    file: `${kit}/check-write.ts`,
    text: "if (!settings.write && !call.isHarmless) {",
    replacement: "if (!settings.write && !call.isHarmless && !call) {",
    tests: kitTests,
  },
  {
    file: `${standIn}/stand-in.ts`,
    text: 'if (headers.apikey !== options.apiKey) throw new Refusal(403, "API key forbidden or invalid");',
    replacement: "",
    tests: standInTests,
  },
  {
    file: `${standIn}/stand-in.ts`,
    text: 'if (call.needsBearer && !person) throw new Refusal(401, "Unauthorized");',
    replacement: "",
    tests: standInTests,
  },
  {
    file: `${standIn}/read-query.ts`,
    text: "if (isStrict) problems[name] =",
    replacement: "if (isStrict && !name) problems[name] =",
    tests: standInTests,
  },
  {
    file: `${standIn}/read-body.ts`,
    text: "const schema = isStrict ? z.strictObject(call.body) : z.object(call.body);",
    replacement: "const schema = z.object(call.body);",
    tests: standInTests,
  },
];
