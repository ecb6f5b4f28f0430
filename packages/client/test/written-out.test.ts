import ts from "typescript-6";
import { expect, it } from "vitest";
import { writtenOut } from "../build/written-out.ts";

const calls = `export type Query<Input, Output> = { query: (input: Input) => Output };
export type Mutation<Input, Output> = { mutate: (input: Input) => Output };`;
const others = `export type Named = { id: number };
export class Secret { private key = 1; }`;

/** What becomes of a module that says this of its procedures. */
function write(procedures: string) {
  const files: Record<string, string> = {
    "/calls.ts": calls,
    "/others.ts": others,
    "/procedures.ts": `import type { Query, Mutation } from "./calls.ts";\nimport type { Named, Secret } from "./others.ts";\n${procedures}`,
  };
  const options = {
    noLib: true,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    allowImportingTsExtensions: true,
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name) => ts.createSourceFile(name, files[name] ?? "", ts.ScriptTarget.ESNext),
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
    getCurrentDirectory: () => "/",
  };
  const program = ts.createProgram(["/procedures.ts"], options, host);
  const source = program.getSourceFile("/procedures.ts");
  if (!source) throw new Error("not there");
  return writtenOut(source, program.getTypeChecker());
}

it("writes each procedure's types where they are used, with what is said of it", () => {
  const text = write(`/** All of them. */
export type Procedures = { blog: {
  /** One of them. */
  one: Query<Named, { named: { id: number } | null; more?: string }>;
  drop: Mutation<void, null>;
} };`);
  expect(text.replace(/\s+/g, " ")).toContain(
    "/** All of them. */ export type Procedures = { blog: { /** One of them. */ " +
      "one: Query<{ id: number; }, { named: { id: number; } | null; more?: string | undefined; }>; drop: Mutation<void, null>; }; };",
  );
});

it("writes another text for a procedure that has changed", () => {
  const before = write("export type Procedures = { blog: { one: Query<Named, string> } };");
  expect(write("export type Procedures = { blog: { one: Query<Named, string | null> } };")).not.toBe(before);
});

it("refuses a type that cannot do without a name of ours", () => {
  expect(() => write("export type Procedures = { blog: { one: Query<void, { by: Secret }> } };")).toThrow(
    "blog.one",
  );
  expect(() =>
    write("export type Procedures = { blog: { one: Query<{ of: Named | null }, null> } };"),
  ).toThrow("of: ");
  expect(() => write("export type Procedures = { blog: { one: Named } };")).toThrow(
    "neither a query nor a mutation",
  );
  expect(() => write("export type Others = Named;")).toThrow("no Procedures");
});
