import ts from "typescript-6";

/** The types that a type may name without importing them. */
const everywhere = new Set(["FormData", "File", "Blob", "Record", "Partial"]);
const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;

/** True where a type names another one that is not known everywhere. */
function namesOthers(node: ts.Node): boolean {
  const isReference = ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node) || ts.isTypeQueryNode(node);
  const isKnown =
    ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && everywhere.has(node.typeName.text);
  return (
    (isReference && !isKnown) || (ts.forEachChild(node, (child) => namesOthers(child) || undefined) ?? false)
  );
}

/** A type in full, as text. Throws where it names what others do not know. */
function typeText(type: ts.Type, checker: ts.TypeChecker, where: string): string {
  const node = checker.typeToTypeNode(type, undefined, flags);
  if (!node || namesOthers(node))
    throw new Error(`${where}: ${checker.typeToString(type)} cannot be written out`);
  const file = ts.createSourceFile("", "", ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printNode(ts.EmitHint.Unspecified, node, file);
}

function commentText(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return text && `/** ${text.replaceAll("\n", "\n * ")} */\n`;
}

/**
 * The module of `Procedures` with every procedure's input and output written out, so that it needs nothing of the gateway.
 * `source` is the module as it is in the workspace. Throws where a type cannot be written out.
 */
export function writtenOut(source: ts.SourceFile, checker: ts.TypeChecker): string {
  const module = checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find(({ name }) => name === "Procedures");
  if (!found) throw new Error(`${source.fileName} exports no Procedures`);

  const procedureText = (symbol: ts.Symbol, subject: string) => {
    const { aliasSymbol, aliasTypeArguments = [] } = checker.getTypeOfSymbol(symbol);
    const where = `${subject}.${symbol.name}`;
    const [input, output] = aliasTypeArguments.map((type) => typeText(type, checker, where));
    if (!aliasSymbol || output === undefined) throw new Error(`${where} is neither a query nor a mutation`);
    return `${commentText(symbol, checker)}${symbol.name}: ${aliasSymbol.name}<${input}, ${output}>;\n`;
  };
  const subjects = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(found)).map((subject) => {
    const procedures = checker.getPropertiesOfType(checker.getTypeOfSymbol(subject));
    const lines = procedures.map((procedure) => procedureText(procedure, subject.name));
    return `${subject.name}: {\n${lines.join("")}};\n`;
  });
  return `import type { Mutation, Query } from "./call.ts";
${commentText(found, checker)}export type Procedures = {\n${subjects.join("")}};\n`;
}
