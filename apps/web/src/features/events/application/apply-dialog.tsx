import { createApplicationInput } from "@callboard/contracts/application";
import type { EventDetails } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import type { FormEvent } from "react";
import { FormProvider } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { completeUrl } from "#shared/lib/forms/complete-url.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useDraft } from "#shared/lib/forms/use-draft.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { CheckField } from "#shared/ui/fields/check-field.tsx";
import { TextareaField } from "#shared/ui/fields/text-field.tsx";
import { UrlField } from "#shared/ui/fields/url-field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

type ApplyDialogProps = { event: EventDetails; onClose: () => void };

/** Sends an application and refetches the viewer's state, whether it succeeded or came too late. */
function useApply(eventId: number) {
  const { event, application } = trpc.useUtils();
  return trpc.application.create.useMutation({
    meta: { errors: "form" },
    onSuccess: (sent) => {
      event.viewer.setData({ id: eventId }, (viewer) =>
        viewer ? { can: { ...viewer.can, apply: false }, application: sent } : viewer,
      );
      void application.invalidate();
    },
    onSettled: () => event.viewer.invalidate({ id: eventId }),
  });
}

function useApplyForm({ event, onClose }: ApplyDialogProps, hasProfile: boolean) {
  const { mutateAsync } = useApply(event.id);
  const app = useAppForm({
    schema: createApplicationInput,
    values: { event_id: event.id, note: "", reel_url: "", shares_profile: true },
    send: (input) => mutateAsync({ ...input, shares_profile: hasProfile && input.shares_profile }),
    onSent: () => {
      draft.clear();
      notify.success("Application sent");
      onClose();
    },
  });
  const { form, submit } = app;
  const draft = useDraft(`apply-${event.id}`, form, { without: ["event_id"] });
  const handleSubmit = (submitted: FormEvent) => {
    form.setValue("reel_url", completeUrl(String(form.getValues("reel_url") ?? "")));
    return submit(submitted);
  };
  return { ...app, handleSubmit };
}

/** The text is a draft that survives closing, reload and sign-in. */
export function ApplyDialog(props: ApplyDialogProps) {
  const { event, onClose } = props;
  const { account } = useAccount();
  const hasProfile = account?.has_artist_profile ?? false;
  const { form, handleSubmit, isSending, failure } = useApplyForm(props, hasProfile);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Apply for ${event.title}`}
      description="Whoever posted this event sees your name and your email address with it."
    >
      <FormProvider {...form}>
        <form noValidate method="post" onSubmit={handleSubmit} className="grid grid-cols-1 gap-5">
          <TextareaField
            name="note"
            label="Note"
            rows={4}
            isNarrow
            required={false}
            hint={`Who you are and why this fits you: at most ${limits.applicationNoteMax} characters.`}
          />
          <UrlField
            name="reel_url"
            label="Link to your reel"
            required={false}
            hint="For example: example.com/reel"
          />
          {hasProfile && (
            <CheckField
              name="shares_profile"
              label="Show my artist profile"
              hint="Its public part is linked beside your application."
            />
          )}
          <FormError message={failure} />
          <SubmitButton isSending={isSending} busyText="Sending...">
            Send application
          </SubmitButton>
        </form>
      </FormProvider>
    </Dialog>
  );
}
