import type { EventKind } from "@callboard/contracts/event";
import type { CrowdfundingForm, EditedEventForm, EventForm } from "@callboard/contracts/event-form";
import { useMutation } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { readDraft, writeDraft } from "#shared/lib/forms/drafts.ts";
import { useUpload } from "#shared/lib/forms/use-upload.ts";
import { askToSignIn } from "#shared/lib/session/sign-in-request.ts";

const nameOf = (kind: EventKind) => `posting-key-${kind}`;

/** The idempotency key of a form. It is kept until the form is posted, so that retries and reloads make one event. */
function postingKey(kind: EventKind): string {
  const stored = readDraft<string>(nameOf(kind), "tab");
  if (stored) return stored;
  const key = crypto.randomUUID();
  writeDraft(nameOf(kind), "tab", key);
  return key;
}

/** Forgets the key once the form is posted, so that the next one makes a new event. */
function forgetPostingKey(kind: EventKind): void {
  writeDraft(nameOf(kind), "tab", null);
}

/** A validated form as FormData, with its idempotency key; empty fields and lists are left out, and lists are JSON. */
export function formDataOf(
  values: EventForm | CrowdfundingForm | EditedEventForm,
  key: string = crypto.randomUUID(),
): FormData {
  const data = new FormData();
  data.append("idempotency_key", key);
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) data.append(name, value);
    else if (Array.isArray(value)) {
      if (value.length > 0) data.append(name, JSON.stringify(value));
    } else if (value !== undefined) data.append(name, String(value));
  }
  return data;
}

/** What was posted; its id is null where the upstream does not tell it. `isWaiting`: until a moderator has looked at it. */
export type Posted = { id: number | null; title: string; isWaiting: boolean };

/**
 * Posts an event or campaign, after sign-in where needed; `post` resolves with null when the visitor cancels it. `part`
 * is the progress of the upload; `isPosting` stays true after success.
 */
export function usePostEvent(kind: EventKind) {
  const utils = trpc.useUtils();
  const { event, crowdfunding } = utils.client;
  const { begin, part } = useUpload();
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: (form: FormData) => (kind === "event" ? event : crowdfunding).create.mutate(form, begin()),
    meta: { errors: "toast" },
    onSuccess: () => {
      forgetPostingKey(kind);
      void utils.event.invalidate();
    },
  });
  const post = async (values: EventForm | CrowdfundingForm): Promise<Posted | null> => {
    while (await askToSignIn()) {
      try {
        const event = await mutateAsync(formDataOf(values, postingKey(values.kind)));
        return { id: event?.id ?? null, title: values.title, isWaiting: event?.visibility === "waiting" };
      } catch (error) {
        const { code, fields } = readFailure(error);
        // Already posted with other details: after that message, posting again means a new event.
        if (code === "validation" && Object.keys(fields).length === 0) forgetPostingKey(kind);
        if (code !== "unauthorized") throw error;
      }
    }
    return null;
  };
  return { post, part, isPosting: isPending || isSuccess };
}
