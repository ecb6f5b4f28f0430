import { type StaffRole, staffRoles } from "@callboard/contracts/staff";
import { type ComponentProps, useId } from "react";
import { roleNames } from "../shell/role-names.ts";

type RoleChoiceProps = Omit<ComponentProps<"input">, "type" | "value" | "className"> & {
  /** The role that is chosen, where the form does not keep it. */
  role?: StaffRole;
};

/** The roles to choose from, each with what it is for. */
export function RoleChoice({ role, ...input }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-15 font-semibold">Role</legend>
      {staffRoles.map((value) => {
        const { name, about } = roleNames[value];
        return (
          <label
            key={value}
            htmlFor={`${id}-${value}`}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control border border-line px-3.5 py-2.5 has-checked:border-primary has-checked:bg-sunken"
          >
            <input
              {...input}
              {...(role && { checked: role === value })}
              id={`${id}-${value}`}
              type="radio"
              value={value}
              aria-describedby={`${id}-${value}-about`}
              className="mt-1 size-4 accent-primary"
            />
            <span className="font-semibold">{name}</span>
            <span id={`${id}-${value}-about`} aria-hidden className="col-start-2 text-14 text-muted">
              {about}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
