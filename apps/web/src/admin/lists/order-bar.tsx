import type { ListName } from "@callboard/contracts/site-list";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";

type OrderBarProps = { list: ListName; ids: readonly number[]; onDone: () => void };

/** Saves a changed order, or takes it back. */
export function OrderBar({ list, ids, onDone }: OrderBarProps) {
  const [failure, setFailure] = useState<string>();
  const utils = trpc.useUtils();
  const save = trpc.siteList.order.useMutation({ meta: { errors: "inline" } });
  const leave = async () => {
    await utils.siteList.list.invalidate({ list });
    onDone();
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const handleSave = async () => {
    setFailure(undefined);
    try {
      await save.mutateAsync({ list, ids: [...ids] });
      notify.success("The order is saved");
      await leave();
    } catch (error) {
      setFailure(failureMessage(readFailure(error), "The order could not be saved"));
    }
  };
  return (
    <section
      aria-label="Order"
      className="sticky bottom-4 z-10 mt-4 grid gap-3 rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <FormError message={failure} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-15">The new order is not saved yet.</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" disabled={save.isPending} onClick={() => void leave()}>
            Discard
          </Button>
          <Button size="small" busyText={save.isPending && "Saving…"} onClick={() => void handleSave()}>
            Save order
          </Button>
        </div>
      </div>
    </section>
  );
}
