import { failureTexts } from "@callboard/contracts/error";
import { trpc } from "#shared/lib/api/trpc.ts";
import { ListFailure } from "#shared/ui/fields/list-failure.tsx";
import { SelectField } from "#shared/ui/fields/select-field.tsx";
import { categoriesInput } from "../prefetch-form.ts";

export function CategoryField({ name, label }: { name: string; label: string }) {
  const { data, isError, isFetching, refetch } = trpc.event.categories.useQuery(categoriesInput, {
    meta: { failure: failureTexts.categories },
  });
  return (
    <div className="grid content-start gap-2">
      <SelectField
        // A new `select` takes the form's value again, which the empty list could not show.
        key={String(data !== undefined)}
        name={name}
        label={label}
        prompt="Select category"
      >
        {data?.map((category) => (
          <option key={category.id} value={category.id}>
            {category.name}
          </option>
        ))}
      </SelectField>
      {isError && !isFetching && (
        <ListFailure text={failureTexts.categories} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
