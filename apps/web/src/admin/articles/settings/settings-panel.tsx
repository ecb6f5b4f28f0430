import type { Article } from "@callboard/contracts/article";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { CheckField } from "#shared/ui/fields/check-field.tsx";
import { TextareaField, TextField } from "#shared/ui/fields/text-field.tsx";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { Input, Select } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { PictureField } from "../../images/picture-field.tsx";
import { SitesField } from "../../lists/sites-field.tsx";
import { useAuthors } from "../list/use-authors.ts";
import { useCategories } from "../list/use-categories.ts";
import { SearchPreview } from "./search-preview.tsx";
import { SharePreview } from "./share-preview.tsx";
import { TagField } from "./tag-field.tsx";

function CategoryField() {
  const categories = useCategories();
  const { register } = useFormContext();
  const setValueAs = (value: unknown) => (value === "" || value === null ? null : Number(value));
  return (
    <Field label="Category" required error={useFieldError("category_id")}>
      {(control) => (
        // A new `select` takes the form's value again, which the empty list could not show.
        <Select key={String(categories.length > 0)} {...control} {...register("category_id", { setValueAs })}>
          <option value="">None</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function AuthorField() {
  const id = useId();
  const authors = useAuthors();
  const { register } = useFormContext();
  return (
    <Field label="Author" error={useFieldError("created_by")}>
      {(control) => (
        <>
          <Input {...control} {...register("created_by")} list={`${id}-authors`} autoComplete="off" />
          <datalist id={`${id}-authors`}>
            {authors.map((author) => (
              <option key={author} value={author} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

const nothing = () => undefined;

/** Everything of an article besides its title and its text. */
export function SettingsPanel({ article, isReadOnly }: { article: Article; isReadOnly: boolean }) {
  const { former_slugs } = article;
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0 content-start gap-8">
      <legend className="sr-only">Settings of the article</legend>
      <section aria-label="Where it stands" className="grid gap-5">
        <TextField
          name="slug"
          label="Address"
          {...(former_slugs.length > 0 && {
            hint: `Earlier addresses lead here: ${former_slugs.join(", ")}`,
          })}
        />
        <TextareaField
          name="short_content"
          label="Excerpt"
          rows={4}
          isNarrow
          hint="Stands on cards and above the text."
        />
        <CategoryField />
        <TagField />
        <AuthorField />
        <CheckField name="is_featured" label="Featured" hint="Stands among the large stories of the blog." />
        <SitesField name="domain_names" label="Sites" />
      </section>
      <section aria-label="Image" className="grid gap-5 border-line border-t pt-6">
        <PictureField name="featured_image" label="Featured image" onBusy={nothing} />
      </section>
      <section aria-label="Search and sharing" className="grid gap-5 border-line border-t pt-6">
        <h2 className="text-18">Search and sharing</h2>
        <SearchPreview />
        <TextField
          name="meta_title"
          label="Title in search"
          required={false}
          hint="The article's own title without one."
        />
        <TextareaField
          name="meta_description"
          label="Description in search"
          rows={3}
          isNarrow
          required={false}
          hint="The excerpt without one."
        />
        <SharePreview article={article} />
      </section>
    </fieldset>
  );
}
