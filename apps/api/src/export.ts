/** `node src/export.ts <folder>`: writes all articles as Markdown, with their images. */
import { exportArticles } from "./modules/export/export-articles.ts";
import { runCommand } from "./run-command.ts";

await runCommand((context) =>
  exportArticles({ ...context, print: (line) => process.stdout.write(`${line}\n`) }, process.argv[2]),
);
