/** `npm run import -- <file or folder>`: takes over the articles of another site, with the project's Node, in the data folder of `npm start`. */
import { runApiCommand } from "./api-command.mjs";

await runApiCommand("import.ts");
