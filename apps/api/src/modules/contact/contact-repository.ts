import type { CreateContactInput } from "@callboard/contracts/contact";
import type { Db } from "../../db/client.ts";
import { contactMessages } from "../../db/schema/contact.ts";
import { newReference } from "./reference.ts";

const tries = 10;

/** Messages of the contact form. */
export function contactRepository(db: Db) {
  /** Stores a message and returns its unique reference. */
  async function create(
    { name, email, topic, message }: CreateContactInput,
    created_at: Date,
  ): Promise<string> {
    for (let left = tries; left > 0; left -= 1) {
      const [row] = await db
        .insert(contactMessages)
        .values({ reference: newReference(), name, email, topic, message, created_at })
        .onConflictDoNothing()
        .returning({ reference: contactMessages.reference });
      if (row) return row.reference;
    }
    throw new Error("No reference is free");
  }

  return { create };
}
