import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import {
  type AudienceField,
  audiences,
  changeAudiencesInput,
  closedFields,
  openFields,
} from "@callboard/contracts/audience";
import type { Portfolio } from "@callboard/contracts/portfolio";
import type { PublicProfile } from "@callboard/contracts/profile";
import { FormProvider, useFormContext } from "react-hook-form";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { useProfileChanged } from "../use-portfolio-acts.ts";
import { audienceWords, fieldLabels } from "./audience-words.ts";
import { fieldValue } from "./field-values.ts";

type AudienceProps = { profile: PublicProfile; portfolio: Portfolio };

function AudienceRow({ field, value }: { field: AudienceField; value: string }) {
  const { register } = useFormContext();
  const id = `audience-${field}`;
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 gap-y-1 border-line border-t py-2.5 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="min-w-0">
        <label htmlFor={id} className="text-14 text-muted">
          {fieldLabels[field]} <span className="sr-only">is seen by</span>
        </label>
        <p className="line-clamp-2 wrap-anywhere">{value}</p>
      </div>
      <Select id={id} {...register(`audiences.${field}`)}>
        {audiences.map((audience) => (
          <option key={audience} value={audience}>
            {audienceWords[audience]}
          </option>
        ))}
      </Select>
    </li>
  );
}

type GroupProps = AudienceProps & { title: string; lead: string; fields: readonly AudienceField[] };

function AudienceGroup({ title, lead, fields, profile, portfolio }: GroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-18 font-semibold">{title}</legend>
      <p className="mb-2 text-muted">{lead}</p>
      <ul>
        {fields.map((field) => (
          <AudienceRow key={field} field={field} value={fieldValue(field, profile, portfolio)} />
        ))}
      </ul>
    </fieldset>
  );
}

/** Each field of the profile, its value, and who sees it. */
export function AudienceSection({ profile, portfolio }: AudienceProps) {
  const changed = useProfileChanged();
  const { mutateAsync } = trpc.portfolio.setAudiences.useMutation({ meta: { errors: "form" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: changeAudiencesInput,
    values: { audiences: portfolio.audiences },
    send: mutateAsync,
    onSent: async () => {
      notify.success("Saved");
      await changed();
    },
  });
  return (
    <AccountSection
      title="Who sees what"
      lead="Your name and your profession stand in the directory. For everything else you choose. Posters you applied to are those who read your application, as long as it shows your profile and you have not withdrawn it."
      action={
        <Link to="/claim-artist-profile" className="text-link inline-flex min-h-9 items-center">
          Change the answers
        </Link>
      }
    >
      <FormProvider {...form}>
        <form noValidate method="post" onSubmit={submit} className="grid grid-cols-1 gap-6">
          <AudienceGroup
            title="What people look for"
            lead="Open until you close it."
            fields={openFields}
            {...{ profile, portfolio }}
          />
          <AudienceGroup
            title="Private details"
            lead="Closed until you open them. What you tick for one application goes with that application, whatever you choose here."
            fields={[...closedFields, ...artistPrivateFields]}
            {...{ profile, portfolio }}
          />
          <FormError message={failure} />
          <SubmitButton isSending={isSending} busyText="Saving..." className="justify-self-start">
            Save who sees what
          </SubmitButton>
        </form>
      </FormProvider>
    </AccountSection>
  );
}
