import { YesNoField } from "#shared/ui/fields/select-field.tsx";
import { TextareaField, TextField } from "#shared/ui/fields/text-field.tsx";
import { UrlField } from "#shared/ui/fields/url-field.tsx";
import { FieldGroup } from "../wizard/field-group.tsx";
import { agencyLabels as labels } from "./agency-labels.ts";

/** The first step: public fields, then private ones. */
export function AgencyInformation() {
  return (
    <div className="grid gap-10">
      <FieldGroup visibility="public">
        <TextField name="years_of_experience" label={labels.years_of_experience} inputMode="decimal" />
        <TextField name="present_city" label={labels.present_city} autoComplete="address-level2" />
        <TextareaField name="about" label={labels.about} hint="What you cast, make or run, and for whom." />
        <TextField
          name="travel_cities"
          label={labels.travel_cities}
          hint="For example: Mumbai, Pune, Nashik"
        />
        <YesNoField name="ready_to_travel" label={labels.ready_to_travel} />
        <UrlField name="website_address" label={labels.website_address} hint="For example: example.com" />
        <UrlField name="facebook_address" label={labels.facebook_address} />
        <UrlField name="youtube_address" label={labels.youtube_address} />
      </FieldGroup>
      <FieldGroup visibility="private">
        <TextField name="studio_address" label={labels.studio_address} autoComplete="street-address" />
        <TextField name="office_address" label={labels.office_address} autoComplete="street-address" />
      </FieldGroup>
    </div>
  );
}
