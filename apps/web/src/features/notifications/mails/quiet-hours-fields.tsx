import type { QuietHours } from "@callboard/contracts/notification-mail";
import { useId } from "react";
import { Input } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";

const usual: QuietHours = { from: "22:00", to: "07:00" };

type Props = {
  quiet: QuietHours | null;
  onChange: (quiet: QuietHours | null) => void;
  error: string | null;
};

/** Hours of the day without mails and pushes: none, or from one time to another. */
export function QuietHoursFields({ quiet, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-20 font-bold">Quiet hours</legend>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) => onChange(event.target.checked ? usual : null)}
          className="size-5 accent-primary"
        />
        <label htmlFor={id} className="flex min-h-11 items-center font-semibold">
          No mails and notifications at certain hours: they come afterwards
        </label>
      </div>
      {quiet && (
        <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
          <Field label="From" required>
            {(control) => (
              <Input
                {...control}
                type="time"
                value={quiet.from}
                onChange={({ target }) => target.value && onChange({ ...quiet, from: target.value })}
              />
            )}
          </Field>
          <Field label="Until" required error={error ?? undefined}>
            {(control) => (
              <Input
                {...control}
                type="time"
                value={quiet.to}
                onChange={({ target }) => target.value && onChange({ ...quiet, to: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  );
}
