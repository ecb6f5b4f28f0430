import type { ReceivedApplication } from "@callboard/contracts/application";
import { createShortlistInput, type ShortlistLink, shortlistedStates } from "@callboard/contracts/shortlist";
import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { NewLink } from "./new-link.tsx";
import { useShortlistActs } from "./use-shortlist-acts.ts";

const { applicationsMax, daysDefault, daysMax } = shortlistLimits;
const dayChoices = [1, 3, 7, daysDefault, daysMax];
const dayWords = (days: number) => (days === 1 ? "1 day" : `${days} days`);

type ShareFormProps = {
  eventId: number;
  /** Who is shared; null for all from the shortlist on. */
  rows: readonly ReceivedApplication[] | null;
  onShared: (link: ShortlistLink) => void;
};

function ShareForm({ eventId, rows, onShared }: ShareFormProps) {
  const acts = useShortlistActs();
  const chosen = rows ? { application_ids: rows.map(({ id }) => id) } : { states: [...shortlistedStates] };
  const { form, submit, isSending, failure } = useAppForm({
    schema: createShortlistInput,
    values: { event_id: eventId, name: "", days: daysDefault, ...chosen },
    send: (values) => acts.create.mutateAsync(values),
    onSent: onShared,
  });
  const silent = rows?.filter(({ allows_sharing }) => !allows_sharing).length ?? 0;
  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField
          name="name"
          label="Name of the shortlist"
          hint="Whoever gets the link reads it. For example: Producers, second round"
        />
        <Field label="The link is good for" required>
          {(control) => (
            <Select {...control} {...form.register("days")}>
              {dayChoices.map((days) => (
                <option key={days} value={days}>
                  {dayWords(days)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className="text-14 text-muted">
          Names and public profiles are shown; notes, reels, self-tapes and private fields only of those who
          allow it{rows && `: ${rows.length - silent} of ${rows.length}`}. E-mail addresses, your notes,
          labels and ratings never are. Applicants see that they are on a shared shortlist.
        </p>
        <FormError message={failure} />
        <SubmitButton isSending={isSending} busyText="Sharing..." className="sm:justify-self-end">
          Make a link
        </SubmitButton>
      </form>
    </FormProvider>
  );
}

type ShareDialogProps = Pick<ShareFormProps, "eventId" | "rows"> & {
  isOpen: boolean;
  /** `isShared`: after a link was made. */
  onClose: (isShared: boolean) => void;
};

/** Shares applications with people who have no account, by a link that expires. */
export function ShareDialog({ eventId, rows, isOpen, onClose }: ShareDialogProps) {
  const [link, setLink] = useState<ShortlistLink | null>(null);
  const close = () => {
    onClose(link !== null);
    setLink(null);
  };
  const isTooMany = rows !== null && rows.length > applicationsMax;
  const who = rows
    ? rows.length === 1
      ? "1 person"
      : `${rows.length} people`
    : "everybody on the shortlist";
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(wanted) => !wanted && close()}
      title={link ? "The link is made" : `Share ${who}`}
      {...(!link && {
        description: "Whoever has the link looks through them, marks and comments, without an account.",
      })}
    >
      {link && <NewLink link={link} onDone={close} />}
      {!link && isTooMany && <p>A shortlist has up to {applicationsMax} people. Tick fewer of them.</p>}
      {!link && !isTooMany && <ShareForm eventId={eventId} rows={rows} onShared={setLink} />}
    </Dialog>
  );
}
