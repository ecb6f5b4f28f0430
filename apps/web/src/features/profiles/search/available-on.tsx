import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { directoryPath, searchFields } from "./search-url.ts";
import { useSearchState } from "./use-search.ts";

/** Chooses a day on which nobody who is shown says that they are away. A form, which works without JavaScript too. */
export function AvailableOn() {
  const { state, addressOf } = useSearchState();
  const navigate = useNavigate();
  const id = useId();
  const { available: _day, ...fields } = searchFields(state);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get("available");
    void navigate(addressOf({ available: String(day || "") || null }), { preventScrollReset: true });
  };
  return (
    <form action={directoryPath} onSubmit={handleSubmit} className="grid min-w-0 grid-cols-1 gap-2.5">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="font-display text-15 font-heading text-muted">
        Available on
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="date"
          name="available"
          defaultValue={state.available ?? ""}
          aria-describedby={`${id}-hint`}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </div>
      <p id={`${id}-hint`} className="text-14 text-muted">
        Leaves out those whose profile says that they are away.
      </p>
    </form>
  );
}
