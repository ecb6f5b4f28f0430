import { mayAct, type StaffAction, type StaffRole } from "@callboard/contracts/staff";

type Viewer = { userId: number; role: StaffRole };
type Account = { id: number; role: StaffRole | null; erased_at: unknown };

/** Nobody suspends staff, and nobody themselves. */
export function maySuspend({ userId, role }: Viewer, account: Account): boolean {
  return mayAct(role, "suspend_accounts") && isOrdinary(account) && account.id !== userId;
}

/** Sessions of staff are ended by those alone who keep the staff. */
export function mayEndSessions({ role }: Pick<Viewer, "role">, account: Pick<Account, "role">): boolean {
  const action: StaffAction = account.role === null ? "suspend_accounts" : "manage_staff";
  return mayAct(role, action) && mayAct(role, "suspend_accounts");
}

export function mayExport(
  { role }: Pick<Viewer, "role">,
  { erased_at }: Pick<Account, "erased_at">,
): boolean {
  return mayAct(role, "export_people") && erased_at === null;
}

/** Staff are taken from the staff first. */
export function mayErase({ role }: Pick<Viewer, "role">, account: Omit<Account, "id">): boolean {
  return mayAct(role, "erase_people") && isOrdinary(account);
}

const isOrdinary = ({ role, erased_at }: Omit<Account, "id">) => role === null && erased_at === null;
