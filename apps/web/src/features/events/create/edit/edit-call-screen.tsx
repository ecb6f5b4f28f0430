import type { EventDetails } from "@callboard/contracts/event";
import { type EditedEventForm, timedEditedEventForm } from "@callboard/contracts/event-form";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useLeaveSoon } from "#shared/lib/forms/use-leave-soon.ts";
import { useUpload } from "#shared/lib/forms/use-upload.ts";
import { Empty } from "#shared/ui/state/empty.tsx";
import { EventFormFrame } from "../event-form-frame.tsx";
import { useWallClock } from "../fields/use-wall-clock.ts";
import { OwnFormPage } from "../own-form-page.tsx";
import { formDataOf } from "../use-post-event.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { valuesOfEvent } from "./values-of-event.ts";

/** Sends an edit; `isStale` once it was refused because the call was changed meanwhile. */
function useSendEdit(id: number, version: number) {
  const utils = trpc.useUtils();
  const { begin, part } = useUpload();
  const [isStale, setIsStale] = useState(false);
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: (form: FormData) => utils.client.ownCall.edit.mutate(form, begin()),
    meta: { errors: "form" },
    onMutate: () => setIsStale(false),
    onError: (error) => setIsStale(readFailure(error).code === "conflict"),
    onSuccess: () => utils.event.invalidate(),
  });
  const send = (values: EditedEventForm) => {
    const form = formDataOf(values);
    form.append("id", String(id));
    form.append("version", String(version));
    return mutateAsync(form);
  };
  return { send, part, isStale, settle: () => setIsStale(false), isSending: isPending || isSuccess };
}

function EditForm({ event }: { event: EventDetails }) {
  const { id, start_date, start_time } = event;
  const utils = trpc.useUtils();
  const [base, setBase] = useState(event);
  const wallClock = useWallClock();
  const schema = useMemo(
    () => timedEditedEventForm(wallClock, { start_date, start_time: start_time ?? "" }),
    [wallClock, start_date, start_time],
  );
  const [values] = useState(() => valuesOfEvent(event));
  const { send, part, isStale, settle, isSending } = useSendEdit(id, base.version);
  const leaveSoon = useLeaveSoon();
  const { form, submit, failure } = useAppForm({
    ...{ schema, values, send, hasSummary: true },
    onSent: async ({ visibility }) => {
      draft.clear();
      notify.success(
        visibility === "waiting" ? "A moderator will look at this before it is public." : "Call updated.",
      );
      await leaveSoon(`/event/${id}`);
    },
  });
  const draft = useDraft(`edit-event-${id}-${base.version}`, form);
  const fetchSaved = () => utils.event.own.fetch({ id }, { staleTime: 0 });
  const keepMine = async () => {
    setBase(await fetchSaved());
    settle();
    notify.success("Look it over, then save it: it replaces what was saved meanwhile.");
  };
  const takeSaved = async () => {
    const saved = await fetchSaved();
    draft.clear();
    setBase(saved);
    form.reset(valuesOfEvent(saved));
    settle();
  };
  return (
    <EventFormFrame
      {...{ kind: "event" as const, form, submit, failure, part, isSending, stored: base }}
      failedTitle="The call was not saved"
      submitText="Save changes"
      busyText="Saving..."
      notice={isStale && <ConflictNotice onKeep={keepMine} onTake={takeSaved} />}
    />
  );
}

/** A call of one's own, to be changed. */
export function EditCallScreen({ id }: { id: number }) {
  const query = trpc.event.own.useQuery(
    { id },
    // What is typed must not be replaced by what was saved.
    { meta: { errors: "inline" }, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return (
    <OwnFormPage
      title="Edit your call"
      lead="Whoever has applied is told what you change, and sees what it said before."
      missing="There is no such call of yours."
      query={query}
    >
      {(event) =>
        event.can?.edit ? (
          <EditForm key={event.id} event={event} />
        ) : (
          <Empty title="This call cannot be changed any more." />
        )
      }
    </OwnFormPage>
  );
}
