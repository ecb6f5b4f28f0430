import type { EventKind } from "@callboard/contracts/event";
import { crowdfundingForm, postedAsForm, timedEventForm } from "@callboard/contracts/event-form";
import { lazy, Suspense, useMemo } from "react";
import { writeDraft } from "#shared/lib/forms/drafts.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { SaveDraftButton } from "./drafts/save-draft-button.tsx";
import { EventFormFrame } from "./event-form-frame.tsx";
import { useWallClock } from "./fields/use-wall-clock.ts";
import { sayPosted } from "./posted.ts";
import { type Posted, usePostEvent } from "./use-post-event.ts";

const PostAs = lazy(() => import("./post-as.tsx").then(({ PostAs }) => ({ default: PostAs })));

type EventFormProps = {
  kind: EventKind;
  /** Called after posting, when the draft is cleared. The form stays busy until the promise resolves. */
  onPosted: (posted: Posted) => void | Promise<void>;
};

function useEventForm({ kind, onPosted }: EventFormProps) {
  const wallClock = useWallClock();
  const schema = useMemo(
    () => (kind === "event" ? timedEventForm(wallClock).and(postedAsForm) : crowdfundingForm),
    [kind, wallClock],
  );
  const { post, part, isPosting } = usePostEvent(kind);
  const { form, submit, failure } = useAppForm({
    schema,
    send: post,
    hasSummary: true,
    onSent: async (posted) => {
      if (!posted) return;
      form.reset();
      draft.clear();
      sayPosted(kind, posted.isWaiting);
      await onPosted(posted);
    },
  });
  const draft = useDraft(`create-${kind}`, form);
  return { form, submit, failure, part, isPosting };
}

/** The form of an event or campaign. Its draft survives a reload. */
export function EventForm(props: EventFormProps) {
  const { kind } = props;
  const { form, submit, failure, part, isPosting } = useEventForm(props);
  const canSave = useCapability("calls") && kind === "event";
  const hasTeams = useCapability("teams");
  const user = useUser();
  const mayActForOthers = hasTeams && user !== null && kind === "event";
  return (
    <EventFormFrame
      {...{ kind, form, submit, failure, part, isSending: isPosting }}
      failedTitle="The event was not posted"
      submitText="Post Event"
      busyText="Posting event..."
      poster={
        mayActForOthers && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <PostAs />
            </Suspense>
          </ErrorBoundary>
        )
      }
    >
      {canSave && (
        <SaveDraftButton
          isDisabled={isPosting}
          onSaved={({ id }) => {
            writeDraft(`create-${kind}`, "tab", null);
            return `/account/calls/drafts/${id}`;
          }}
        />
      )}
    </EventFormFrame>
  );
}
