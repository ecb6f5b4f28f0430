const client = "packages/client/src";
const calls = [`${client}/create-client.test.ts`];

/** Guards of the client that others call a gateway with. */
export const clientGuards = [
  {
    file: `${client}/standalone-session.ts`,
    text: "cookies: auth ? state.cookies : others",
    replacement: "cookies: state.cookies",
    tests: [`${client}/standalone-session.test.ts`],
  },
  {
    file: `${client}/standalone-session.ts`,
    text: ', credentials: "omit"',
    replacement: "",
    tests: [`${client}/standalone-session.test.ts`],
  },
  {
    file: `${client}/follow-up.ts`,
    text: " && !takesCredentials(path)",
    replacement: "",
    tests: calls,
  },
  {
    file: `${client}/follow-up.ts`,
    text: "(isOver || isSignOut(path))",
    replacement: "isSignOut(path)",
    tests: calls,
  },
  {
    file: `${client}/follow-up.ts`,
    text: "(isOver || isSignOut(path))",
    replacement: "isOver",
    tests: calls,
  },
  {
    file: `${client}/failure.ts`,
    text: "const data = isCode(error.data?.code) ? error.data : null;",
    replacement: "const data = error.data;",
    tests: [`${client}/failure.test.ts`],
  },
  {
    file: `${client}/create-client.ts`,
    text: '    if (!type.startsWith("application/json")) throw new ForeignAnswerError(answer.status);\n',
    replacement: "",
    tests: [`${client}/failure.test.ts`],
  },
  {
    file: "packages/client/build/written-out.ts",
    text: "!node || namesOthers(node)",
    replacement: "!node",
    tests: ["packages/client/test/written-out.test.ts"],
  },
];
