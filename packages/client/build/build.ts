import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type InputOptions, type Plugin, rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { createDeclarations } from "./declarations.ts";

/** What the package depends on; everything else is in it. */
const external = [/^zod(\/|$)/];

async function bundle(input: string, plugins: Plugin[], dir: string): Promise<void> {
  const refuse: InputOptions["onLog"] = (level, log) => {
    if (level === "warn") throw new Error(log.message);
  };
  const bundle = await rolldown({ input: { index: input }, external, plugins, onLog: refuse });
  await bundle.write({ dir, format: "es" });
  await bundle.close();
}

/** Writes the package's script and its declarations, one file each. Throws what the compiler and the bundler refuse. */
export async function buildClient(workspace: string, dist: string): Promise<void> {
  const source = join(workspace, "packages/client/src/index.ts");
  const { find, read } = createDeclarations(workspace, source);
  // What is not ours stays an import, and goes where nothing that is exported needs it.
  const resolveId = (id: string, importer?: string) => find(id, importer) ?? { id, external: true };
  const inMemory: Plugin = { name: "declarations", resolveId, load: read };
  const declarations = dts({ dtsInput: true, emitDtsOnly: true, generator: "oxc", tsconfig: false });
  const licence = join(workspace, "packages/client/node_modules/@trpc/client/LICENSE");
  rmSync(dist, { recursive: true, force: true });
  await bundle(source, [], dist);
  await bundle(source.replace(/ts$/, "d.ts"), [inMemory, ...[declarations].flat()], dist);
  // Code of tRPC is in the script.
  cpSync(licence, join(dist, "LICENSE-trpc"));
}
const root = join(import.meta.dirname, "../../..");
if (import.meta.main) await buildClient(root, join(root, "packages/client/dist"));
