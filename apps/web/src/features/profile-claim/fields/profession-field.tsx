import { failureTexts } from "@callboard/contracts/error";
import { limits } from "@callboard/contracts/limits";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { useController } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { ListFailure } from "#shared/ui/fields/list-failure.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { optionGrid } from "./option-grid.ts";
import { ProfessionOptions } from "./profession-options.tsx";

const places = Array.from({ length: 12 }, (_, index) => index);

function ProfessionsSkeleton() {
  return (
    <Loading text="Loading professions..." className={optionGrid}>
      {places.map((place) => (
        <Skeleton key={place} className="h-12" />
      ))}
    </Loading>
  );
}

/** The error of a group of controls, referred to by `id`. */
function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-14 text-error">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

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
