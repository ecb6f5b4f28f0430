import { ChevronDown, ChevronUp, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { cx } from "#shared/lib/text/class-names.ts";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { RoleInputs } from "./role-inputs.tsx";

type RoleCardProps = {
  index: number;
  count: number;
  isNew: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** What a folded role says of itself. */
function useSummary(index: number) {
  const [name, seats] = useWatch({ name: [`roles.${index}.name`, `roles.${index}.seats`] });
  const people = String(seats ?? "").trim();
  return {
    name: String(name ?? "").trim(),
    people: people === "1" ? "1 person" : people && `${people} people`,
  };
}

/** One role of the form, folded once it is filled in; what is wrong in it opens it. */
export function RoleCard({ index, count, isNew, onMove, onRemove }: RoleCardProps) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const [isUnfolded, setIsUnfolded] = useState(isNew);
  const { name, people } = useSummary(index);
  const id = useId();
  const isOpen = isUnfolded || get(errors, `roles.${index}`) !== undefined;
  const place = `Role ${index + 1}`;
  const label = name ? `${place}, ${name}` : place;
  return (
    <li className="min-w-0 rounded-control border border-line">
      <div className="flex items-center gap-1 p-1 max-sm:flex-wrap">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-3 py-1.5 text-left hover:bg-sunken max-sm:basis-full"
        >
          <ChevronDown
            aria-hidden
            className={cx(
              "size-5 shrink-0 text-muted transition-transform duration-120",
              isOpen && "rotate-180",
            )}
          />
          <span className="min-w-0 font-semibold wrap-anywhere">{name || place}</span>
          {people && <span className="ml-auto shrink-0 text-15 text-muted">{people}</span>}
        </button>
        <IconButton label={`Move ${label} up`} disabled={index === 0} onClick={() => onMove(index - 1)}>
          <ChevronUp aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={`Move ${label} down`}
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ChevronDown aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={`Remove ${label}`} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
      <fieldset id={id} hidden={!isOpen} className="min-w-0 border-line border-t p-3 sm:p-5">
        <legend className="sr-only">{label}</legend>
        <RoleInputs name={`roles.${index}`} />
      </fieldset>
    </li>
  );
}
