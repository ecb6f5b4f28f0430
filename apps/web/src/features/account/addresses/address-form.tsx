import { chooseSlugInput, type ProfileAddress } from "@callboard/contracts/profile-address";
import { chosenSlugSchema, profileSlugLimits } from "@callboard/contracts/profile-slug";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { useHost } from "#shared/lib/page/page-context.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { AddressStatus } from "./address-status.tsx";

const { min, max, changes, days } = profileSlugLimits;

type AddressFormProps = { kind: "artist" | "agency"; address: ProfileAddress; onDone: () => void };

/** Begins with the present address, or with what the name suggests. */
export function AddressForm({ kind, address, onDone }: AddressFormProps) {
  const host = useHost();
  const utils = trpc.useUtils();
  const choose = trpc.profileAddress.choose.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: chooseSlugInput,
    values: { kind, slug: address.slug ?? address.proposal ?? "" },
    send: choose.mutateAsync,
    onSent: async ({ message }) => {
      await Promise.all([utils.profile.invalidate(), utils.portfolio.invalidate()]);
      notify.success(message);
      onDone();
    },
  });
  const written = form.watch("slug");
  const chosen = chosenSlugSchema.safeParse(written).data;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-4">
      <FormField
        form={form}
        name="slug"
        label="Address"
        required
        hint={`${min} to ${max} characters: letters from a to z, digits and single hyphens. It can be changed ${changes} times in ${days} days; links to the old one lead to the new one.`}
      >
        {(control) => (
          <Input {...control} autoComplete="off" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        )}
      </FormField>
      <div className="grid gap-1">
        <p className="text-15 wrap-anywhere">
          <span className="text-muted">
            {host}/profiles/{kind}/
          </span>
          <span className="font-semibold">{chosen ?? "…"}</span>
        </p>
        <AddressStatus kind={kind} slug={written} address={address} />
      </div>
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Saving..." className="sm:justify-self-end">
        Save address
      </SubmitButton>
    </form>
  );
}
