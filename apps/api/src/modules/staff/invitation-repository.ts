import type { InviteStaffInput, StaffInvitation, StaffRole } from "@callboard/contracts/staff";
import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/account.ts";
import { staffInvitations } from "../../db/schema/staff.ts";

type NewInvitation = InviteStaffInput & {
  token_hash: string;
  invited_by: number;
  created_at: Date;
  expires_at: Date;
};

/** Open at the same moment; more are refused by who makes them. */
const openMax = 100;

/** Invitations to the staff, until somebody accepts them. */
export function invitationRepository(db: Db) {
  async function list(now: Date): Promise<StaffInvitation[]> {
    const { id, email, role, created_at, expires_at } = staffInvitations;
    const rows = await db
      .select({ id, email, role, invited_by: users.name, created_at, expires_at })
      .from(staffInvitations)
      .innerJoin(users, eq(users.id, staffInvitations.invited_by))
      .where(gt(expires_at, now))
      .orderBy(asc(created_at), asc(id))
      .limit(openMax);
    return rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    }));
  }

  /** Writes an invitation, instead of an earlier one to the same address, and removes those that are over. */
  async function create(input: NewInvitation): Promise<number> {
    await db.delete(staffInvitations).where(lte(staffInvitations.expires_at, input.created_at));
    await db.delete(staffInvitations).where(eq(staffInvitations.email, input.email));
    const [row] = await db.insert(staffInvitations).values(input).returning({ id: staffInvitations.id });
    if (!row) throw new Error("The database returned no id");
    return row.id;
  }

  /** Uses an invitation up. Null for one that is unknown, used or over. */
  async function take(token_hash: string, now: Date): Promise<{ email: string; role: StaffRole } | null> {
    const { email, role } = staffInvitations;
    const [row] = await db
      .delete(staffInvitations)
      .where(and(eq(staffInvitations.token_hash, token_hash), gt(staffInvitations.expires_at, now)))
      .returning({ email, role });
    return row ?? null;
  }

  /** Takes an invitation back. Null where there is none. */
  async function remove(id: number): Promise<{ email: string; role: StaffRole } | null> {
    const { email, role } = staffInvitations;
    const [row] = await db
      .delete(staffInvitations)
      .where(eq(staffInvitations.id, id))
      .returning({ email, role });
    return row ?? null;
  }

  return { list, create, take, remove };
}
