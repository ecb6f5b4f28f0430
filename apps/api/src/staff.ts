/**
 * `node src/staff.ts <command>`: who runs the site, from the command line of the server, where the first administrator comes from. The
 * embedded database is open to one program at a time: the API has to be stopped first.
 */
import { parseArgs } from "node:util";
import { runStaffCommand } from "./modules/staff/staff-commands.ts";
import { runCommand } from "./run-command.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  // An unknown option is a wrong command: it answers how they are written.
  strict: false,
  options: { role: { type: "string" } },
});
const role = typeof values.role === "string" ? values.role : undefined;

await runCommand(async ({ db, place, clock }) => {
  process.stdout.write(`${await runStaffCommand({ db, place, now: clock() }, positionals, role)}\n`);
});
