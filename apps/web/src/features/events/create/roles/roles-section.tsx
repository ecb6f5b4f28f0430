import type { EventRoleForm } from "@callboard/contracts/event-role";
import { limits } from "@callboard/contracts/limits";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { Button } from "#shared/ui/button.tsx";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";

const loadRoles = () => import("./role-fields.tsx");
const RoleFields = lazy(() => loadRoles().then(({ RoleFields }) => ({ default: RoleFields })));
const prepare = () => void loadRoles().catch(() => {});

const emptyRole = {
  ...{ name: "", seats: "1", profession: "", gender: "any", age_from: "", age_to: "", pay: "" },
  ...{ apply_by: "", description: "", wants: [], is_closed: false },
} satisfies EventRoleForm;

/** What a call casts, role by role; their code comes with the first one. */
export function RolesSection() {
  const hasRoles = useCapability("calls");
  const { getValues, setValue } = useFormContext();
  const roles: unknown = useWatch({ name: "roles" });
  const [isAdding, setIsAdding] = useState(false);
  if (!hasRoles) return null;
  const count = Array.isArray(roles) ? roles.length : 0;
  const add = () => {
    setIsAdding(true);
    setValue("roles", [...(getValues("roles") ?? []), emptyRole], { shouldDirty: true });
  };
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-8">
      <legend className="float-left mb-5 w-full">
        <span className="block font-display text-23 font-heading leading-heading">Roles</span>
        <span className="mt-1 block text-15 text-muted">
          For a call with several parts: artists apply for one of them. Without any, they apply for the call
          as a whole.
        </span>
      </legend>
      <div className="clear-both grid grid-cols-1 gap-4">
        {count > 0 && (
          <ErrorBoundary>
            <Suspense>
              <RoleFields isAdding={isAdding} />
            </Suspense>
          </ErrorBoundary>
        )}
        {count < limits.rolesMax && (
          <Button
            variant="secondary"
            onClick={add}
            onPointerEnter={prepare}
            onFocus={prepare}
            className="justify-self-start"
          >
            <Plus aria-hidden className="size-5" />
            {count === 0 ? "Add a role" : "Add another role"}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
