import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { Select } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";

const name = "team_id";

/** For those who act for an agency: whose call it is to be. */
export function PostAs() {
  const user = useUser();
  const { register, setValue } = useFormContext();
  const { data } = trpc.team.mine.useQuery(undefined, { meta: { errors: "inline" } });
  const teams = data?.teams.filter(({ id, can }) => can.act && id !== user?.id) ?? [];
  const chosen: unknown = useWatch({ name });
  // A form that was begun for a team is one's own again once one has left it.
  const isGone = Boolean(data && chosen) && !teams.some(({ id }) => String(id) === String(chosen));
  useEffect(() => {
    if (isGone) setValue(name, "");
  }, [isGone, setValue]);
  if (teams.length === 0) return null;
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-6 lg:p-8">
      <Field label="Post as" required hint="A call of an agency is its team's: all of them see who applies.">
        {(control) => (
          <Select {...control} {...register(name)}>
            <option value="">Yourself, {user?.name}</option>
            {teams.map((team) => (
              <option key={team.id} value={team.id}>
                {team.name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
