import type { EventForm } from "@callboard/contracts/event-form";
import type { Gateway } from "./client.ts";

/** Posts an event with its two photos. Files go as they are, everything else as text. */
export async function postEvent(gateway: Gateway, event: EventForm) {
  const form = new FormData();
  for (const [name, value] of Object.entries(event)) {
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value));
  }
  return gateway.event.create.mutate(form);
}
