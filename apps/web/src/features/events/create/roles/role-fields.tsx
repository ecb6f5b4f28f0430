import { useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { RoleCard } from "./role-card.tsx";

/**
 * The roles of a call: added at the end, moved by buttons, removed. `isAdding` is true where the user has just added one,
 * which then opens and takes the focus.
 */
export function RoleFields({ isAdding }: { isAdding: boolean }) {
  const { setFocus } = useFormContext();
  const { fields, move, remove } = useFieldArray({ name: "roles", keyName: "key" });
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const known = useRef(isAdding ? fields.length - 1 : fields.length);
  useEffect(() => {
    if (fields.length > known.current && isAdding) setFocus(`roles.${fields.length - 1}.name`);
    known.current = fields.length;
  }, [fields.length, isAdding, setFocus]);
  const removeAt = (index: number) => {
    remove(index);
    setSaid(`Role ${index + 1} removed`);
    list.current?.focus();
  };
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setSaid(`Role moved to place ${to + 1} of ${fields.length}`);
  };
  return (
    <>
      <ol ref={list} tabIndex={-1} aria-label="Roles" className="grid grid-cols-1 gap-3">
        {fields.map(({ key }, index) => (
          <RoleCard
            key={key}
            index={index}
            count={fields.length}
            isNew={isAdding && index === fields.length - 1}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <FormError message={useFieldError("roles")} />
    </>
  );
}
