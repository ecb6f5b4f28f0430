import type { InvitedRole } from "@callboard/contracts/team-role";
import { type ComponentProps, useId } from "react";
import { invitedRoleWords, roleWords } from "./role-words.ts";

type RoleChoiceProps = Omit<ComponentProps<"input">, "type" | "value" | "className"> & {
  roles: readonly InvitedRole[];
};

/** The roles to choose from, each with what it is for. */
export function RoleChoice({ roles, ...input }: RoleChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 text-15 font-semibold">Role</legend>
      {roles.map((role) => (
        <label
          key={role}
          htmlFor={`${id}-${role}`}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control border border-control px-3.5 py-2.5 has-checked:border-primary has-checked:bg-sunken"
        >
          <input
            {...input}
            id={`${id}-${role}`}
            type="radio"
            value={role}
            aria-describedby={`${id}-${role}-about`}
            className="mt-1 size-4 accent-primary"
          />
          <span className="font-semibold">{roleWords[role].name}</span>
          <span id={`${id}-${role}-about`} aria-hidden className="col-start-2 text-14 text-muted">
            {invitedRoleWords[role].about}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
