import { join } from "node:path";
import ts from "typescript-6";
import { writtenOut } from "./written-out.ts";

const declarationOf = (file: string) => file.replace(/\.ts$/, ".d.ts");
const sourceOf = (file: string) => file.replace(/\.d\.ts$/, ".ts");

/** The compiler's options for this package, in which the contracts are a part of it: of other packages it declares nothing. */
function optionsIn(workspace: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(workspace, "tsconfig.base.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, workspace);
  const contracts = { "@callboard/contracts/*": [join(workspace, "packages/contracts/src/*.ts")] };
  return { ...options, paths: contracts, noEmit: false, declaration: true, emitDeclarationOnly: true };
}

/**
 * The declarations of the modules behind `entry`, by file name, with the procedures written out; and where an import in one of them
 * leads to. Throws what the compiler says against them.
 *
 * This is TypeScript 6: version 7 has no API that stays.
 */
export function createDeclarations(workspace: string, entry: string) {
  const options = optionsIn(workspace);
  const program = ts.createProgram([entry], options);
  const declarations = new Map<string, string>();
  for (const source of program.getSourceFiles()) {
    const { fileName } = source;
    if (!/\/packages\/(client|contracts)\/src\/.*(?<!\.d)\.ts$/.test(fileName)) continue;
    if (fileName.endsWith("/procedures.ts"))
      declarations.set(declarationOf(fileName), writtenOut(source, program.getTypeChecker()));
    else {
      const { diagnostics } = program.emit(source, (name, text) => declarations.set(name, text));
      if (diagnostics.length > 0)
        throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
    }
  }
  const find = (id: string, importer = entry) => {
    const { resolvedModule } = ts.resolveModuleName(id, sourceOf(importer), options, ts.sys);
    const name = declarationOf(resolvedModule?.resolvedFileName ?? id);
    return declarations.has(name) ? name : null;
  };
  return { read: (name: string) => declarations.get(name) ?? null, find };
}
