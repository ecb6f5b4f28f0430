import type { CallDraft } from "@callboard/contracts/call-draft";
import {
  type EditedEventForm,
  type EditedEventValues,
  timedEditedEventForm,
} from "@callboard/contracts/event-form";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useLeaveSoon } from "#shared/lib/forms/use-leave-soon.ts";
import { useUpload } from "#shared/lib/forms/use-upload.ts";
import { EventFormFrame } from "../event-form-frame.tsx";
import { useWallClock } from "../fields/use-wall-clock.ts";
import { OwnFormPage } from "../own-form-page.tsx";
import { postedLeads, sayPosted } from "../posted.ts";
import { formDataOf } from "../use-post-event.ts";
import { valuesOfDraft } from "./draft-fields.ts";
import { SaveDraftButton } from "./save-draft-button.tsx";

function usePostDraft({ id, team }: CallDraft) {
  const utils = trpc.useUtils();
  const { begin, part } = useUpload();
  // One key as long as the page is open: what is sent twice is one call.
  const [key] = useState(() => crypto.randomUUID());
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: (form: FormData) => utils.client.ownCall.postDraft.mutate(form, begin()),
    meta: { errors: "toast" },
    onSuccess: () => Promise.all([utils.event.invalidate(), utils.ownCall.drafts.invalidate()]),
  });
  const post = (values: EditedEventForm) => {
    const form = formDataOf(values, key);
    form.append("draft_id", String(id));
    if (team) form.append("team_id", String(team.id));
    return mutateAsync(form);
  };
  return { post, part, isPosting: isPending || isSuccess };
}

function DraftForm({ saved }: { saved: CallDraft }) {
  const [draft, setDraft] = useState(saved);
  const wallClock = useWallClock();
  const schema = useMemo(() => timedEditedEventForm(wallClock), [wallClock]);
  const { post, part, isPosting } = usePostDraft(draft);
  const leaveSoon = useLeaveSoon();
  const [values] = useState(() => valuesOfDraft(saved.fields) as Partial<EditedEventValues>);
  const { form, submit, failure } = useAppForm({
    ...{ schema, values, send: post, hasSummary: true },
    onSent: async ({ visibility }) => {
      typed.clear();
      const isWaiting = visibility === "waiting";
      sayPosted("event", isWaiting);
      await leaveSoon(postedLeads(isWaiting));
    },
  });
  const typed = useDraft(`call-draft-${draft.id}-${draft.version}`, form);
  const handleSaved = (next: CallDraft) => {
    setDraft(next);
    for (const name of ["banner_photo", "description_photo"] as const) form.setValue(name, undefined);
    typed.clear();
    return undefined;
  };
  return (
    <EventFormFrame
      {...{ kind: "event" as const, form, submit, failure, part, isSending: isPosting, stored: draft }}
      failedTitle="The event was not posted"
      submitText="Post Event"
      busyText="Posting event..."
      poster={
        draft.team && (
          <p className="text-muted wrap-anywhere">
            Posted as <strong className="font-semibold text-ink">{draft.team.name}</strong>, whose team writes
            it together.
          </p>
        )
      }
    >
      <SaveDraftButton draft={draft} isDisabled={isPosting} onSaved={handleSaved} />
    </EventFormFrame>
  );
}

/** An unfinished call of one's own or of one's team, to go on with and to post. */
export function DraftScreen({ id }: { id: number }) {
  const query = trpc.ownCall.draft.useQuery(
    { id },
    // What is typed must not be replaced by what was saved.
    { meta: { errors: "inline" }, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return (
    <OwnFormPage
      title="Your draft"
      lead="It is not public until you post it."
      missing="There is no such draft. It may have been posted or deleted."
      query={query}
    >
      {(draft) => <DraftForm key={draft.id} saved={draft} />}
    </OwnFormPage>
  );
}
