import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { newMembershipForm } from "@callboard/contracts/resume";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryList } from "./entry-list.tsx";
import type { SaveList } from "./use-undo.tsx";

type MembershipEditorProps = { memberships: string[]; onSave: SaveList<string> };

export function MembershipEditor({ memberships, onSave }: MembershipEditorProps) {
  return (
    <EntryList
      title="Unions and associations"
      one="a membership"
      entries={memberships}
      max={portfolioLimits.membershipsMax}
      nameOf={(membership) => membership}
      lineOf={() => ""}
      onSave={onSave}
      form={(membership, onDone) => (
        <EntryForm
          schema={newMembershipForm(memberships.filter((other) => other !== membership))}
          values={{ membership: membership ?? "" }}
          onDone={(entry) => onDone(entry.membership)}
        >
          <TextField name="membership" label="Union or association" hint="For example: CINTAA, SWA, Equity" />
        </EntryForm>
      )}
    />
  );
}
