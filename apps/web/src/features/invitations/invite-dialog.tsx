import { type CallToInvite, sendInvitationsInput } from "@callboard/contracts/call-invitation";
import { FormProvider } from "react-hook-form";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextareaField } from "#shared/ui/fields/text-field.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { invitedWords, type Person } from "./invited-words.ts";
import { callsInput } from "./use-calls-to-invite.ts";

const stateWords = { new: "invited", applied: "applied", declined: "declined" } as const;

const optionText = ({ title, present_city, start_date, state }: CallToInvite) =>
  `${title}, ${present_city}, ${formatDay(start_date)}${state ? ` (${stateWords[state]})` : ""}`;

type InviteDialogProps = {
  people: readonly Person[];
  onClose: () => void;
  /** Called once they are invited. */
  onDone?: (() => void) | undefined;
};

function InviteForm({ people, onClose, onDone, calls }: InviteDialogProps & { calls: CallToInvite[] }) {
  const { callInvitation } = trpc.useUtils();
  const send = trpc.callInvitation.send.useMutation({
    meta: { errors: "form" },
    onSettled: () => callInvitation.invalidate(),
  });
  const { form, submit, isSending, failure } = useAppForm({
    schema: sendInvitationsInput,
    values: {
      event_id: calls.find(({ state }) => state === null)?.id,
      profile_ids: people.map(({ id }) => id),
      message: "",
    },
    send: send.mutateAsync,
    onSent: (sent, { event_id }) => {
      const link = { to: `/account/calls/${event_id}/invitations`, text: "Who is invited" };
      const words = invitedWords(sent, people);
      onClose();
      if (sent.invited.length > 0) notify.success(words, link);
      else notify.error(words);
      onDone?.();
    },
  });
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
        <FormField form={form} name="event_id" label="Call" required>
          {(control) => (
            <Select {...control}>
              {calls.map((call) => (
                <option key={call.id} value={call.id} disabled={call.state !== null}>
                  {optionText(call)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <TextareaField
          name="message"
          label="Message"
          hint="Why you think of them, if you like to say so."
          rows={4}
          isNarrow
          required={false}
        />
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Inviting..." className="sm:justify-self-end">
          Send {people.length === 1 ? "invitation" : `${people.length} invitations`}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

function Content(props: InviteDialogProps) {
  const { people } = props;
  const { data, error, isFetching, refetch } = trpc.callInvitation.calls.useQuery(callsInput(people), {
    meta: { errors: "inline" },
  });
  if (!data) {
    if (error && !isFetching) {
      const message = failureMessage(readFailure(error), "Your calls could not be loaded");
      return <ErrorState message={message} onRetry={() => void refetch()} />;
    }
    return (
      <Loading text="Loading your calls..." className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-32 w-full" />
      </Loading>
    );
  }
  if (data.some(({ state }) => state === null)) return <InviteForm {...props} calls={data} />;
  return (
    <p className="text-muted">
      {data.length === 0 ? "You have no open call." : "They know of all your open calls."}{" "}
      <Link to="/create-event" className="text-link underline">
        Post a call
      </Link>
    </p>
  );
}

/** Invites people to one of the viewer's calls. */
export function InviteDialog(props: InviteDialogProps) {
  const [first] = props.people;
  const whom = props.people.length === 1 && first ? first.name : `${props.people.length} people`;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()} title={`Invite ${whom} to a call`}>
      <Content {...props} />
    </Dialog>
  );
}
