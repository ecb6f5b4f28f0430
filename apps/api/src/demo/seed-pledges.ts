import { pledgesOf } from "@callboard/demo/pledges";
import type { Db } from "../db/client.ts";
import { contributionRepository } from "../modules/contribution/contribution-repository.ts";
import type { PostedEvent } from "./seed-events.ts";
import type { DemoPeople } from "./seed-people.ts";

/** Writes the ledger of every campaign: its pledges, then the lines that take some of them back. */
export async function seedPledges(
  db: Db,
  events: PostedEvent[],
  people: DemoPeople,
  now: Date,
): Promise<void> {
  const { createMany } = contributionRepository(db);
  for (const campaign of events.filter(({ pledges }) => pledges > 0)) {
    const pledges = pledgesOf(campaign, [...people.values()], now);
    const lines = await createMany(
      pledges.map(({ person, amount_cents, public_name, message, created_at }) => ({
        ...{ event_id: campaign.id, user_id: person.id },
        ...{ amount_cents, public_name, message, created_at },
      })),
    );
    const reversed = lines.flatMap(({ id, event_id, user_id, amount_cents, public_name }, index) => {
      const created_at = pledges[index]?.reversed_at;
      const line = { event_id, user_id, public_name, amount_cents: -amount_cents, reversal_of_id: id };
      return created_at ? { ...line, created_at } : [];
    });
    if (reversed.length > 0) await createMany(reversed);
  }
}
