import type { ListName } from "@callboard/contracts/site-list";
import { Button } from "#shared/ui/button.tsx";
import { ChangeList } from "../audit/change-list.tsx";
import { changesOf } from "../audit/difference.ts";
import { listSpecs } from "./list-specs.ts";

type ChangedMeanwhileProps = {
  list: ListName;
  theirs: object;
  mine: object;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Somebody else saved first: what they have and what was typed here, to choose from. */
export function ChangedMeanwhile({ list, theirs, mine, onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  const specs: Record<string, { label: string }> = listSpecs[list].fields;
  const labelled = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [specs[name]?.label ?? name, value]));
  const changes = changesOf({ before: labelled(theirs), after: labelled(mine) });
  return (
    <div role="alert" className="grid gap-3 rounded-control border border-line bg-warning-ground p-4">
      <div>
        <p className="font-semibold">Somebody else changed this meanwhile</p>
        <p className="text-14">
          Nothing that you typed is lost. Theirs is struck out, yours stands beneath it.
        </p>
      </div>
      <ChangeList changes={changes} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="secondary" size="small" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}
