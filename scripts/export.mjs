/** `npm run export -- <folder>`: writes all articles as Markdown, with the project's Node, from the data folder of `npm start`. */
import { runApiCommand } from "./api-command.mjs";

await runApiCommand("export.ts");
