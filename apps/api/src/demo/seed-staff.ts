import { demoPassword } from "@callboard/demo/people/demo-accounts";
import { demoStaff } from "@callboard/demo/people/demo-staff";
import type { Db } from "../db/client.ts";
import { hashPassword } from "../modules/account/password-hash.ts";
import { userRepository } from "../modules/account/user-repository.ts";
import { staffRepository } from "../modules/staff/staff-repository.ts";

/** Makes the staff of the demo, unless there is one. An account that somebody else has made under such a name stays as it is. */
export async function seedStaff({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  if (await staffRepository(db).hasDemo()) return;
  const now = clock();
  const password_hash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    for (const { role, ...person } of demoStaff) {
      if (await userRepository(tx).findSecret(person.username)) continue;
      const { id } = await userRepository(tx).create({
        ...person,
        ...{ email: `${person.username}@example.com`, password_hash },
        ...{ phone_verified_at: now, created_at: now },
      });
      await staffRepository(tx).put(id, role, now, true);
    }
  });
}
