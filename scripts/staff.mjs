/** `npm run staff -- <command>`: who runs the site. Runs the API's own command on the project's Node, in the data folder of `npm start`. */
import { runApiCommand } from "./api-command.mjs";

await runApiCommand("staff.ts");
