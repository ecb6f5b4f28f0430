import { type ReactNode, useId } from "react";
import { useFormContext } from "react-hook-form";

type CheckFieldProps = { name: string; label: string; hint?: ReactNode };

/** A checkbox. */
export function CheckField({ name, label, hint }: CheckFieldProps) {
  const { register } = useFormContext();
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={hintId}
        {...register(name)}
        className="mt-3 size-5 accent-primary"
      />
      <label htmlFor={id} className="flex min-h-11 items-center font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="col-start-2 -mt-1.5 text-14 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
