import type { EventRole } from "@callboard/contracts/event-role";
import { useFormContext, useWatch } from "react-hook-form";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { useNow } from "#shared/lib/page/use-now.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { useFieldError } from "#shared/ui/fields/use-field-error.ts";
import { Select } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { isRoleOpenAt, roleFacts, wantsText } from "../../roles/role-text.ts";

/** What the chosen role is and asks for. */
function ChosenRole({ role }: { role: EventRole }) {
  const asked = wantsText(role.wants);
  const facts = [
    ...roleFacts(role),
    role.pay === null ? null : `${formatEuro(role.pay)} per person`,
    role.apply_by && `apply by ${formatDay(role.apply_by)}`,
  ];
  return (
    <div className="grid gap-1 rounded-control bg-sunken p-3 text-15">
      <p className="wrap-anywhere">{facts.filter(Boolean).join(" · ")}</p>
      {asked && (
        <p>
          <span className="text-muted">Asked for: </span>
          <span className="font-semibold">{asked}</span>
        </p>
      )}
    </div>
  );
}

/** Which role the application is for; those that are closed cannot be chosen. */
export function RoleChoice({ roles }: { roles: readonly EventRole[] }) {
  const now = useNow();
  const { register } = useFormContext();
  const chosen = useWatch({ name: "role_id" });
  const role = roles.find(({ id }) => String(id) === String(chosen));
  return (
    <div className="grid gap-3">
      <Field label="Role" required error={useFieldError("role_id")}>
        {(control) => (
          <Select {...control} {...register("role_id")}>
            <option value="">Select role</option>
            {roles.map((one) => {
              const isOpen = isRoleOpenAt(one, now);
              return (
                <option key={one.id} value={one.id} disabled={!isOpen}>
                  {isOpen ? one.name : `${one.name} (closed)`}
                </option>
              );
            })}
          </Select>
        )}
      </Field>
      {role && <ChosenRole role={role} />}
    </div>
  );
}
