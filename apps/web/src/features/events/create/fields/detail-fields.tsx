import type { EventKind } from "@callboard/contracts/event";
import { CityField } from "#shared/ui/fields/city-field.tsx";
import { TextareaField, TextField } from "#shared/ui/fields/text-field.tsx";
import { UrlField } from "#shared/ui/fields/url-field.tsx";
import { PhotoField } from "#shared/ui/form/photo-field.tsx";
import { labelsOf } from "../event-labels.ts";
import { CategoryField } from "./category-field.tsx";
import { ContactNumberField } from "./contact-number-field.tsx";
import { FormSection } from "./form-section.tsx";
import { PriceField } from "./price-field.tsx";

/** The photos that a form has stored already. */
export type StoredPhotos = { banner_photo: string | null; description_photo: string | null };

const lead =
  "Your words are kept in this tab until you post them. Photos are not: after a reload, choose them again.";
const storedLead = "Photos stay as they are where you choose no other ones.";

export function GeneralFields({ kind, stored }: { kind: EventKind; stored?: StoredPhotos | undefined }) {
  const labels = labelsOf[kind];
  return (
    <FormSection title="General Information" lead={stored ? storedLead : lead}>
      <div className="sm:row-span-3">
        <PhotoField
          name="banner_photo"
          label={labels.banner_photo}
          hint="The banner on top of the page and on the card."
          stored={stored?.banner_photo}
        />
      </div>
      <TextField name="title" label={labels.title} />
      <CategoryField name="category_id" label={labels.category_id} />
      <TextField name="tags" label={labels.tags} hint="One word or phrase, such as: street theatre" />
      <TextareaField name="description" label={labels.description} rows={5} isNarrow />
      <PhotoField
        name="description_photo"
        label={labels.description_photo}
        hint="Stands beside the description."
        stored={stored?.description_photo}
      />
    </FormSection>
  );
}

export function VenueFields({ kind }: { kind: EventKind }) {
  const labels = labelsOf[kind];
  return (
    <FormSection title="Venue Information">
      <TextField name="venue_name" label={labels.venue_name} />
      <CityField name="present_city" label={labels.present_city} />
      <TextField name="address_1" label={labels.address_1} autoComplete="address-line1" />
      <TextField name="address_2" label={labels.address_2} autoComplete="address-line2" required={false} />
    </FormSection>
  );
}

const priceHints: Record<EventKind, string> = {
  event: "In euro, for each person.",
  crowdfunding: "In euro: what the project needs in all.",
};

export function ContactFields({ kind }: { kind: EventKind }) {
  const labels = labelsOf[kind];
  return (
    <FormSection title="Contact Information" lead="Everybody can read these on the page.">
      <TextField name="contact_person" label={labels.contact_person} autoComplete="name" />
      <UrlField name="website" label={labels.website} hint="For example: example.com" />
      <PriceField name="price" label={labels.price} hint={priceHints[kind]} />
      <ContactNumberField name="contact_number" label={labels.contact_number} hint="Ten digits." />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" />
    </FormSection>
  );
}
