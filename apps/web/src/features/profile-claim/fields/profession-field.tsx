import { failureTexts } from "@callboard/contracts/error";
import { limits } from "@callboard/contracts/limits";
import { useId } from "react";
import { useController } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { ListFailure } from "#shared/ui/fields/list-failure.tsx";
import { FieldError } from "./field-error.tsx";
import { ProfessionOptions } from "./profession-options.tsx";
import { ProfessionsSkeleton } from "./professions-skeleton.tsx";

const name = "profession";

/** The professions by name, always with the chosen one. */
function useProfessions(chosen: string) {
  const { data, isError, isFetching, refetch } = trpc.reference.professions.useQuery(
    { limit: limits.referenceFetch },
    { meta: { failure: failureTexts.professions } },
  );
  const names = (data ?? []).map((profession) => profession.name);
  const isMissing = data && chosen && !names.includes(chosen);
  return { names: isMissing ? [chosen, ...names] : names, isError, isFetching, refetch };
}

/** A profession out of a list that can be filtered. */
export function ProfessionField() {
  const hintId = useId();
  const errorId = useId();
  const { field, fieldState } = useController({ name });
  const { names, isError, isFetching, refetch } = useProfessions(field.value ?? "");
  const error = fieldState.error?.message;
  return (
    <div
      role="radiogroup"
      aria-labelledby={hintId}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className="grid min-w-0 gap-4"
    >
      <p id={hintId} className="text-muted">
        Choose the profession that stands on your public profile.
      </p>
      {error && <FieldError id={errorId} text={error} />}
      {names.length === 0 && isFetching && <ProfessionsSkeleton />}
      {isError && !isFetching && (
        <ListFailure text={failureTexts.professions} onRetry={() => void refetch()} />
      )}
      {names.length > 0 && <ProfessionOptions names={names} field={field} />}
    </div>
  );
}
