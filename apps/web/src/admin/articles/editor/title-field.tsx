import { type ArticleFields, slugOfTitle } from "@callboard/contracts/article";
import { useId } from "react";
import { useFormContext } from "react-hook-form";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";

/** The title. As long as the article was never public and its address is the title's, the address follows. */
export function TitleField({ canFollow, isReadOnly }: { canFollow: boolean; isReadOnly: boolean }) {
  const id = useId();
  const { register, getValues, setValue } = useFormContext<ArticleFields>();
  const error = useFieldError("title");
  const { onChange, ...field } = register("title");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="sr-only">
        Title
      </label>
      <textarea
        {...field}
        id={id}
        rows={1}
        readOnly={isReadOnly}
        placeholder="Title"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          const { title, slug } = getValues();
          const follows = canFollow && (slug === "" || slug === slugOfTitle(title));
          // A title is one line, however it is pasted.
          event.target.value = event.target.value.replace(/\s*\n\s*/g, " ");
          void onChange(event);
          if (follows) setValue("slug", slugOfTitle(event.target.value), { shouldValidate: true });
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
        className="field-sizing-content w-full resize-none rounded-control border border-transparent bg-transparent px-2 py-1 font-display text-34 font-heading leading-heading placeholder:text-muted hover:border-line focus:border-line aria-invalid:border-error"
      />
      {error && (
        <p id={`${id}-error`} className="text-14 text-error">
          {error}
        </p>
      )}
    </div>
  );
}
