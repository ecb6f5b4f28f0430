import { type StaffRole, staffRoles } from "@callboard/contracts/staff";
import { StartError } from "@callboard/server-kit/start-error";
import type { Db } from "../../db/client.ts";
import { userRepository } from "../account/user-repository.ts";
import { auditRepository } from "../audit/audit-repository.ts";
import { sessionRepository } from "../session/session-repository.ts";
import { forgetFactor } from "./show-factor.ts";
import { staffRepository } from "./staff-repository.ts";

type Context = {
  db: Db;
  /** Where the database is: with another DATA_DIR than the site's, nobody is found. */
  place: string;
  now: Date;
};

const actor = { id: null, name: "A command on the server" };

const usage = `usage:
  npm run staff -- add <username> --role ${staffRoles.join("|")}
  npm run staff -- remove <username>
  npm run staff -- reset-factor <username>
  npm run staff -- remove-demo
  npm run staff -- list`;

async function accountOf({ db, place }: Context, username: string | undefined) {
  if (!username) throw new StartError(usage);
  const found = await userRepository(db).findSecret(username);
  const user = found && (await userRepository(db).get(found.id));
  if (!user)
    throw new StartError(
      `nobody is called ${username} in the database at ${place}: the account is made by signing up on the site first`,
    );
  return user;
}

function roleOf(text: string | undefined): StaffRole {
  const role = staffRoles.find((name) => name === text);
  if (!role) throw new StartError(`--role must be one of ${staffRoles.join(", ")}`);
  return role;
}

async function add(context: Context, username: string | undefined, roleText: string | undefined) {
  const { db, now } = context;
  const role = roleOf(roleText);
  const { id, name } = await accountOf(context, username);
  const before = await staffRepository(db).get(id);
  await db.transaction(async (tx) => {
    await staffRepository(tx).put(id, role, now);
    await auditRepository(tx).record({
      ...{ actor, action: before ? "staff.change_role" : "staff.add", subject: { kind: "account", id } },
      ...{ before: before && { role: before.role }, after: { name, role }, now },
    });
  });
  return `${name} is ${role} now, and sets up a second factor at /admin`;
}

async function remove(context: Context, username: string | undefined) {
  const { db, now } = context;
  const { id, name } = await accountOf(context, username);
  const before = await staffRepository(db).get(id);
  if (!before) throw new StartError(`${name} does not belong to the staff`);
  await db.transaction(async (tx) => {
    await staffRepository(tx).remove(id);
    await sessionRepository(tx).endAll(id);
    await auditRepository(tx).record({
      ...{ actor, action: "staff.remove", subject: { kind: "account", id } },
      ...{ before: { name, role: before.role }, now },
    });
  });
  return `${name} does not belong to the staff any more`;
}

async function resetFactor(context: Context, username: string | undefined) {
  const { db, now } = context;
  const { id, name } = await accountOf(context, username);
  if (!(await staffRepository(db).get(id))) throw new StartError(`${name} does not belong to the staff`);
  await db.transaction(async (tx) => {
    await forgetFactor(tx, id);
    await auditRepository(tx).record({
      ...{ actor, action: "factor.reset", subject: { kind: "account", id }, before: { name }, now },
    });
  });
  return `${name} sets up a new second factor at the next visit of /admin`;
}

async function removeDemo({ db }: Context) {
  const members = (await staffRepository(db).list()).filter(({ is_demo }) => is_demo);
  await db.transaction(async (tx) => {
    for (const { user_id } of members) {
      await staffRepository(tx).remove(user_id);
      await sessionRepository(tx).endAll(user_id);
    }
  });
  return members.length === 0
    ? "No demo account belongs to the staff"
    : `Taken from the staff: ${members.map(({ username }) => username).join(", ")}`;
}

async function list({ db }: Context) {
  const members = await staffRepository(db).list();
  const lines = members.map(
    ({ username, name, role, has_factor, is_demo }) =>
      `${username}  ${role}  ${name}${is_demo ? "  (demo, no second factor)" : has_factor ? "" : "  (second factor not set up)"}`,
  );
  return lines.join("\n") || "Nobody belongs to the staff";
}

/** Runs one command about the staff, and gives what to print. Throws StartError for what cannot be done, with the reason. */
export function runStaffCommand(
  context: Context,
  words: string[],
  role: string | undefined,
): Promise<string> {
  const [command, username] = words;
  if (command === "add") return add(context, username, role);
  if (command === "remove") return remove(context, username);
  if (command === "reset-factor") return resetFactor(context, username);
  if (command === "remove-demo") return removeDemo(context);
  if (command === "list") return list(context);
  return Promise.reject(new StartError(usage));
}
