import type { Capability } from "@callboard/contracts/capability";
import type { keyedForm } from "@callboard/contracts/idempotency";
import { FormData } from "undici";
import type { z } from "zod";
import type { Has } from "./define-call.ts";

/** What only an upstream with this beside the specification's calls knows of an event. */
const extensionFields: Record<string, Capability> = {
  ...{ kind: "events", end_time: "events", apply_by: "events" },
  ...{ decide_by: "calls", roles: "calls", team_id: "teams" },
};

/** A value as a text of a form: lists are JSON. */
const asText = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value));

type SentForm = Partial<z.output<typeof keyedForm>> & object;

/** The form of a call or campaign as the upstream takes it: what it knows nothing of is left out. */
export function toFormData({ idempotency_key: _, ...input }: SentForm, has: Has): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    const needed = extensionFields[name];
    if (value === undefined || (needed && !has(needed))) continue;
    form.append(name, value instanceof File ? value : asText(value));
  }
  form.append("status", "published");
  return form;
}
