/** `node src/import.ts <file or folder>`: takes over the articles of another site. */
import { parseArgs } from "node:util";
import { runImportCommand } from "./modules/import/import-command.ts";
import { runCommand } from "./run-command.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    "dry-run": { type: "boolean" },
    "new-categories": { type: "boolean" },
    domains: { type: "string" },
    category: { type: "string" },
  },
});
const text = (value: unknown) => (typeof value === "string" ? value : undefined);
const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => stop.abort());

await runCommand((context) =>
  runImportCommand(
    { ...context, signal: stop.signal, print: (line) => process.stdout.write(`${line}\n`) },
    positionals[0],
    {
      "dry-run": values["dry-run"] === true,
      "new-categories": values["new-categories"] === true,
      domains: text(values.domains),
      category: text(values.category),
    },
  ),
);
