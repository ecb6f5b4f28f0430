import type { ContactMessage } from "@callboard/contracts/contact-inbox";
import { useState } from "react";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { useViewer } from "../access/viewer-context.ts";
import { useThread } from "./use-thread.ts";

/** Who answers a message, and whether anything is left to do. */
export function ThreadActs({ message }: { message: ContactMessage }) {
  const { id, version, state, assignee, assignees } = message;
  const viewer = useViewer();
  const [failure, setFailure] = useState<string>();
  const { assign, changeState } = useThread(message);
  const isBusy = assign.isPending || changeState.isPending;
  const run = async (change: () => Promise<unknown>, done: string) => {
    if (isBusy) return;
    setFailure(undefined);
    try {
      await change();
      notify.success(done);
    } catch (error) {
      setFailure(failureMessage(readFailure(error), "That could not be changed"));
    }
  };
  const give = (assignee_id: number | null) =>
    run(
      () => assign.mutateAsync({ id, version, assignee_id }),
      assignee_id === null ? "Nobody answers it now" : "Assigned",
    );
  const turn = (next: "open" | "closed") =>
    run(
      () => changeState.mutateAsync({ id, version, state: next }),
      next === "closed" ? "The message is closed" : "The message is open again",
    );
  const isListed = assignees.some(({ user_id }) => user_id === assignee?.user_id);
  const mayTake =
    assignee?.user_id !== viewer.user_id && assignees.some((each) => each.user_id === viewer.user_id);
  return (
    <div className="grid gap-4">
      <Field label="Assigned to" required>
        {(control) => (
          <Select
            {...control}
            value={assignee?.user_id ?? ""}
            disabled={isBusy}
            onChange={({ target }) => void give(target.value ? Number(target.value) : null)}
          >
            <option value="">Nobody</option>
            {assignee && !isListed && <option value={assignee.user_id}>{assignee.name}</option>}
            {assignees.map(({ user_id, name }) => (
              <option key={user_id} value={user_id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        {mayTake && (
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            onClick={() => void give(viewer.user_id)}
          >
            Take it
          </Button>
        )}
        {state === "closed" ? (
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void turn("open")}>
            Open again
          </Button>
        ) : (
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void turn("closed")}>
            Close
          </Button>
        )}
      </div>
      <FormError message={failure} />
    </div>
  );
}
