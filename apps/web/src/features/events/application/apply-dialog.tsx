import {
  type ApplicationForm,
  applicationWithoutProfile,
  createApplicationInput,
  needsRole,
} from "@callboard/contracts/application";
import type { EventDetails } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { type RefObject, useEffect, useRef } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { CheckField } from "#shared/ui/fields/check-field.tsx";
import { TextareaField } from "#shared/ui/fields/text-field.tsx";
import { UrlField } from "#shared/ui/fields/url-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { PosterPreview } from "./form/poster-preview.tsx";
import { RoleChoice } from "./form/role-choice.tsx";
import { SharedFields } from "./form/shared-fields.tsx";
import { TapeChoice } from "./form/tape-choice.tsx";
import { WhatFits } from "./form/what-fits.tsx";

type ApplyForm = Pick<UseFormReturn<ApplicationForm>, "subscribe" | "trigger" | "getFieldState">;
type ApplyDialogProps = {
  event: EventDetails;
  /** The role that is chosen at first. */
  roleId?: number | undefined;
  onClose: () => void;
};

/** Sends an application and refetches the viewer's state, whether it succeeded or came too late. */
function useApply(eventId: number) {
  const { event, application, tape } = trpc.useUtils();
  return trpc.application.create.useMutation({
    meta: { errors: "form" },
    onSuccess: (sent) => {
      event.viewer.setData({ id: eventId }, (viewer) =>
        viewer ? { can: { ...viewer.can, apply: false }, application: sent } : viewer,
      );
      void application.invalidate();
    },
    onSettled: () =>
      Promise.all([event.viewer.invalidate({ id: eventId }), tape.upload.invalidate({ event_id: eventId })]),
  });
}

/** An empty note is no error any more once a reel or a profile speaks for the applicant. */
function useCheckNoteAgain({ subscribe, trigger, getFieldState }: ApplyForm) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== "note" && getFieldState("note").error) void trigger("note");
        },
      }),
    [subscribe, trigger, getFieldState],
  );
}

type Knows = { hasProfile: boolean; isTapeUnderWay: RefObject<boolean> };

function useApplyForm({ event, roleId, onClose }: ApplyDialogProps, { hasProfile, isTapeUnderWay }: Knows) {
  const { mutateAsync } = useApply(event.id);
  const schema = (hasProfile ? createApplicationInput : applicationWithoutProfile).refine(
    () => !isTapeUnderWay.current,
    {
      path: ["tape_id"],
      error: "Your self-tape is not there yet. Let the upload finish, or cancel it.",
      when: () => true,
    },
  );
  const role_id = roleId === undefined ? "" : String(roleId);
  const app = useAppForm({
    schema: event.roles.length > 0 ? needsRole(schema) : schema,
    values: {
      ...{ event_id: event.id, role_id, note: "", reel_url: "" },
      ...{ shares_profile: true, shared_fields: [], allows_sharing: false },
    },
    send: mutateAsync,
    onSent: () => {
      draft.clear();
      notify.success("Application sent");
      onClose();
    },
  });
  const draft = useDraft(`apply-${event.id}`, app.form, {
    without: ["event_id", "role_id", "tape_id", "shared_fields", "allows_sharing"],
  });
  useCheckNoteAgain(app.form);
  return app;
}

/** The text is a draft that survives closing, reload and sign-in. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { event, onClose } = props;
  const { account } = useAccount();
  const hasProfile = account?.has_artist_profile ?? false;
  const canShare = useCapability("calls");
  const canWrite = useCapability("conversations");
  const canTape = useCapability("tapes");
  const hasAudiences = useCapability("portfolios");
  const canShowOnward = useCapability("shortlists");
  const isTapeUnderWay = useRef(false);
  const { form, submit, isSending, failure } = useApplyForm(props, { hasProfile, isTapeUnderWay });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Apply for ${event.title}`}
      description={
        canWrite
          ? "Whoever posted this event sees your name with it, and can write to you here."
          : "Whoever posted this event sees your name and your email address with it."
      }
    >
      <FormProvider {...form}>
        <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
          {event.roles.length > 0 && <RoleChoice roles={event.roles} />}
          {hasProfile && canShare && <WhatFits event={event} />}
          <TextareaField
            name="note"
            label="Note"
            rows={4}
            isNarrow
            required={false}
            hint={`Who you are and why this fits you: at most ${limits.applicationNoteMax} characters. ${hasProfile ? "A link or your profile will do, too." : "A link will do, too."}`}
          />
          <UrlField
            name="reel_url"
            label="Link to your reel"
            required={false}
            hint="For example: example.com/reel"
          />
          {canTape && <TapeChoice event={event} isUnderWay={isTapeUnderWay} />}
          {hasProfile && (
            <CheckField
              name="shares_profile"
              label="Show my artist profile"
              hint={
                hasAudiences
                  ? "It is linked beside your application, with what it shows posters."
                  : "Its public part is linked beside your application."
              }
            />
          )}
          {hasProfile && canShare && <SharedFields />}
          {canShowOnward && (
            <CheckField
              name="allows_sharing"
              label="May be shown to the production team"
              hint="The poster can send a shortlist to others by a link. They see your name and your public profile; with this tick also your note, reel, self-tape and the fields you ticked. You can change it later."
            />
          )}
          <PosterPreview event={event} hasProfile={hasProfile} />
          <FormError message={failure} />
          <SubmitButton isSending={isSending} busyText="Sending...">
            Send application
          </SubmitButton>
        </form>
      </FormProvider>
    </Dialog>
  );
}
