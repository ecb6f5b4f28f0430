import {
  ageRanges,
  experiences,
  eyeColors,
  genders,
  piercings,
  skinColors,
  yesNo,
} from "@callboard/contracts/artist-profile";
import { ChoiceField, YesNoField } from "#shared/ui/fields/select-field.tsx";
import { TextareaField, TextField } from "#shared/ui/fields/text-field.tsx";
import { FieldGroup } from "../wizard/field-group.tsx";
import { artistLabels as labels } from "./artist-labels.ts";

function PublicFields() {
  return (
    <FieldGroup visibility="public">
      <TextField name="present_city" label={labels.present_city} autoComplete="address-level2" />
      <TextField name="travel_cities" label={labels.travel_cities} hint="For example: Mumbai, Pune, Nashik" />
      <TextareaField
        name="about"
        label={labels.about}
        hint="Training, languages, what you are at your best in."
      />
      <ChoiceField name="experience" label={labels.experience} choices={experiences} />
      <YesNoField name="ready_to_travel" label={labels.ready_to_travel} />
    </FieldGroup>
  );
}

function PrivateFields() {
  return (
    <FieldGroup visibility="private">
      <ChoiceField name="age_range" label={labels.age_range} choices={ageRanges} />
      <ChoiceField name="gender" label={labels.gender} choices={genders} />
      <TextField
        name="compensation"
        label={labels.compensation}
        hint="What you ask for, for example €150 a day"
      />
      <TextField name="ethnicity" label={labels.ethnicity} />
      <ChoiceField name="skin_color" label={labels.skin_color} choices={skinColors} />
      <TextField name="hair_color" label={labels.hair_color} />
      <TextField name="height" label={labels.height} hint="With its unit, for example 168 cm" />
      <TextField name="weight" label={labels.weight} hint="With its unit, for example 60 kg" />
      <TextField name="hair_length" label={labels.hair_length} />
      <ChoiceField name="eye_color" label={labels.eye_color} choices={eyeColors} />
      <ChoiceField name="piercings" label={labels.piercings} choices={piercings} />
      <ChoiceField name="tattoos" label={labels.tattoos} choices={yesNo} />
    </FieldGroup>
  );
}

/** The first step: public fields, then private ones. */
export function ArtistInformation() {
  return (
    <div className="grid gap-10">
      <PublicFields />
      <PrivateFields />
    </div>
  );
}
