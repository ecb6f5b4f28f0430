import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { appRouter } from "@callboard/bff/router";
import { answerOf, articleSummaryOf, type Reply, type Seen, startGateway } from "@callboard/bff/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { childEnv, root } from "../../../scripts/workspace.mjs";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "callboard-client-"));
const installed = join(folder, "node_modules/@callboard/client");
const program = join(folder, "program");
const readInstalled = (file: string) => readFileSync(join(installed, file), "utf8");
const at = (cwd: string) => ({ cwd, env: childEnv() });

/** At run time the router's procedures lie flat, under their whole paths. */
type Flat = Record<string, { _def: { type: string } }>;

/** The strictest settings that another program may have, with nothing but what every browser has. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  target: "ES2022",
  lib: ["ES2022", "DOM"],
  types: [],
  noEmit: true,
};

beforeAll(async () => {
  const quiet = ["--silent", "--no-audit", "--no-fund", "--no-update-notifier"];
  const pack = ["pack", "--silent", "--pack-destination", folder];
  const { stdout } = await run("npm", pack, at(join(root, "packages/client")));
  const [archive = ""] = stdout.match(/\S+\.tgz$/m) ?? [];
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await run("npm", ["install", ...quiet, "--prefer-offline", `./${archive}`], at(folder));
  cpSync(join(import.meta.dirname, "consumer"), program, { recursive: true });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Articles 1 and 2, and after them article 3. */
function twoPages({ path }: Seen): Reply | undefined {
  if (!path.startsWith("/blog/view")) return undefined;
  const isNext = path.includes("cursor=next");
  const blogs = isNext ? [articleSummaryOf(3)] : [articleSummaryOf(1), articleSummaryOf(2)];
  const pagination = { page: 1, limit: 2, hasNextPage: !isNext, nextCursor: isNext ? null : "next" };
  return answerOf({ blogs, pagination });
}

describe("the packed client", { timeout: 60_000 }, () => {
  it("is one script and one file of declarations, which need zod and nothing else", () => {
    const imports = (file: string) =>
      [
        ...readInstalled(file).matchAll(
          /(?<!["'])\b(?:from|import|require)\b\s*\(?\s*["']([^"']+)["']|<reference/g,
        ),
      ].map(([, name]) => name);
    expect(imports("dist/index.d.ts")).toEqual(["zod"]);
    expect(imports("dist/index.js")).toEqual(["zod"]);
    const { dependencies, peerDependencies } = JSON.parse(readInstalled("package.json"));
    const [, range] = /^ {2}zod: (.*)$/m.exec(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")) ?? [];
    expect([dependencies, peerDependencies]).toEqual([{ zod: range }, undefined]);
  });

  it("declares every procedure of the gateway, and no other", () => {
    const declared = [...readInstalled("dist/index.d.ts").matchAll(/^ {4}(\w+): (Query|Mutation)</gm)];
    const procedures = Object.entries(appRouter._def.procedures as unknown as Flat).filter(
      ([, { _def }]) => _def.type !== "subscription",
    );
    expect(declared.map(([, name, kind]) => [name, kind?.toLowerCase()])).toEqual(
      procedures.map(([path, { _def }]) => [path.split(".").pop(), _def.type]),
    );
  });

  it.each([
    ["a bundler", { module: "ESNext", moduleResolution: "Bundler" }],
    ["Node", { module: "NodeNext", moduleResolution: "NodeNext" }],
  ])("compiles under strict settings as %s resolves it", async (name, resolution) => {
    const config = join(program, `tsconfig.${name.at(-1)}.json`);
    const options = { ...compilerOptions, ...resolution };
    writeFileSync(config, JSON.stringify({ compilerOptions: options, files: ["walk.ts"] }));
    const said = await run("tsc", ["-p", config], at(program)).catch(({ stdout }) => ({ stdout }));
    expect(said.stdout).toBe("");
  });

  it("reads, goes on with a list, signs in, uploads and signs out at a running gateway", async () => {
    await using gateway = await startGateway({ answer: twoPages });
    const script = `import { walk } from "./walk.ts"; console.log(JSON.stringify(await walk("${gateway.origin}")))`;
    const { stdout } = await run("node", ["--input-type=module", "--eval", script], at(program));
    expect(JSON.parse(stdout)).toEqual({
      categories: [{ id: 1, name: "Theatre" }],
      titles: [1, 2, 3].map((id) => articleSummaryOf(id).title),
      refused: expect.objectContaining({ code: "unauthorized", isPassing: false }),
      user: "Person 1",
      event: "Chorus for a new Tempest",
      states: expect.any(Number),
      left: null,
    });
    const upload = gateway.requests.find(({ path }) => path.startsWith("/event/create"));
    expect(upload?.headers.authorization).toMatch(/^Bearer .+/);
  });
});
