import { permissionsOf, type StaffViewer } from "@callboard/contracts/staff";
import type { Db } from "../../db/client.ts";
import { UnauthorizedError } from "../../http/errors.ts";
import { factorRepository } from "./factor-repository.ts";
import type { StaffActor } from "./staff-guard.ts";
import { factorUntil, freshUntil } from "./staff-policy.ts";
import { staffRepository } from "./staff-repository.ts";

type Deps = { db: Db; clock: () => Date };

/** Describes somebody of the staff to themselves. `factorAt` is when their session showed the second factor. */
export function staffViewer({ db, clock }: Deps) {
  return async ({ userId }: Pick<StaffActor, "userId">, factorAt: Date | null): Promise<StaffViewer> => {
    const row = await staffRepository(db).get(userId);
    if (!row) throw new UnauthorizedError();
    const now = clock();
    return {
      user_id: userId,
      name: row.name,
      role: row.role,
      can: permissionsOf(row.role),
      has_factor: row.factor_secret !== null,
      is_demo: row.is_demo,
      factor_until: factorUntil(factorAt, now)?.toISOString() ?? null,
      fresh_until: freshUntil(factorAt, now)?.toISOString() ?? null,
      recovery_codes_left: await factorRepository(db).recoveryCodesLeft(userId),
    };
  };
}
