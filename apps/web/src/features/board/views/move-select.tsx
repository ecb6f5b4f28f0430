import type { ApplicationState, ReceivedApplication } from "@callboard/contracts/application";
import { Select } from "#shared/ui/form/control.tsx";
import { useBoardActs } from "../board-context.ts";
import { columnWords, isTarget, targets } from "../columns.ts";

type MoveSelectProps = {
  label: string;
  state?: ApplicationState;
  rows: readonly ReceivedApplication[];
  onMoved?: () => void;
};

/** Moves applications to a column, by hand or keyboard. */
export function MoveSelect({ label, state, rows, onMoved }: MoveSelectProps) {
  const { moving } = useBoardActs();
  return (
    <Select
      aria-label={label}
      value=""
      onChange={(event) => {
        if (!isTarget(event.target.value)) return;
        moving.move(rows, event.target.value);
        onMoved?.();
      }}
    >
      <option value="">Move to…</option>
      {targets
        .filter((target) => target !== state)
        .map((target) => (
          <option key={target} value={target}>
            {columnWords[target]}
          </option>
        ))}
    </Select>
  );
}
