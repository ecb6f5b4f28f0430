import { type Client, eventForm, formDataOf } from "@callboard/client";

/** Posts an event. Throws ZodError where a field is wrong, before anything is sent. */
export async function postEvent(client: Client, typed: unknown) {
  const event = eventForm.parse(typed);
  const idempotency_key = crypto.randomUUID();
  return client.event.create.mutate(formDataOf({ ...event, idempotency_key }));
}
