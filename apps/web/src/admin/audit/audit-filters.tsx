import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useMay } from "../access/viewer-context.ts";
import { FilterBar, SelectFilter, TextFilter } from "../kit/filter-bar.tsx";
import type { useFilters } from "../kit/use-filters.ts";
import { actText, knownActs } from "./act-words.ts";

export const filterNames = ["actor", "action", "kind", "subject"] as const;
type Filters = ReturnType<typeof useFilters<(typeof filterNames)[number]>>;

/** Somebody who is no member any more has acted too: the address names them by their number. */
function ActorOptions({ chosen }: { chosen: string }) {
  const mayRead = useMay("read_staff");
  const { data } = trpc.staff.members.useQuery(undefined, { enabled: mayRead, meta: { errors: "inline" } });
  const members = data?.members ?? [];
  const isKnown = chosen === "" || members.some(({ user_id }) => String(user_id) === chosen);
  return (
    <>
      {!isKnown && <option value={chosen}>Account {chosen}</option>}
      {members.map(({ user_id, name }) => (
        <option key={user_id} value={user_id}>
          {name}
        </option>
      ))}
    </>
  );
}

/** Who, what and to what: the filters of the audit log. `acts` are those on the page. */
export function AuditFilters({ filters, acts }: { filters: Filters; acts: readonly string[] }) {
  const { values, change, clear, isFiltered } = filters;
  const choices = [...new Set([...knownActs, ...acts, values.action])].filter(Boolean).sort();
  return (
    <FilterBar label="Filter the audit log" isFiltered={isFiltered} onClear={clear}>
      <SelectFilter label="Who" all="Everybody" value={values.actor} onChange={(actor) => change({ actor })}>
        <ActorOptions chosen={values.actor} />
      </SelectFilter>
      <SelectFilter
        label="Act"
        all="Every act"
        value={values.action}
        onChange={(action) => change({ action })}
      >
        {choices.map((action) => (
          <option key={action} value={action}>
            {actText(action)}
          </option>
        ))}
      </SelectFilter>
      <TextFilter
        label="Kind of subject"
        placeholder="account, article…"
        maxLength={limits.fieldMax}
        value={values.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextFilter
        label="Its number"
        placeholder="12"
        maxLength={limits.fieldMax}
        value={values.subject}
        onChange={(subject) => change({ subject })}
      />
    </FilterBar>
  );
}
