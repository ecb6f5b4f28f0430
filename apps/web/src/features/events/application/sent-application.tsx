import type { Application } from "@callboard/contracts/application";
import type { EventDetails } from "@callboard/contracts/event";
import { useState } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useWithdraw } from "#shared/lib/forms/use-withdraw.ts";
import { ApplicationState } from "#shared/ui/application-state.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialogHost, loadConfirmDialog } from "#shared/ui/overlay/confirm-dialog-host.tsx";

function Withdraw({ id, title }: { id: number; title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useWithdraw((message) => notify.success(message));
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() => setIsAsking(true)}
        onPointerEnter={loadConfirmDialog}
        onFocus={loadConfirmDialog}
      >
        Withdraw
      </Button>
      {isAsking && (
        <ConfirmDialogHost
          isOpen
          onOpenChange={setIsAsking}
          title="Withdraw this application?"
          description={`Your application for “${title}” is taken back. You can apply again as long as the event takes applications.`}
          confirmText="Withdraw"
          isBusy={withdraw.isPending}
          onConfirm={() => withdraw.mutate({ id }, { onSettled: () => setIsAsking(false) })}
        />
      )}
    </>
  );
}

/** The state of a sent application, which can be withdrawn until it is viewed. */
export function SentApplication({ event, application }: { event: EventDetails; application: Application }) {
  const { id, role, state, created_at, can } = application;
  const decide_by = state === "sent" || state === "viewed" ? event.decide_by : null;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="font-semibold wrap-anywhere">Your application{role && ` for ${role.name}`}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ApplicationState state={state} />
          <span className="text-15 text-muted">Sent on {formatDay(created_at)}</span>
        </p>
        {decide_by && <p className="text-15 text-muted">Answer promised by {formatDay(decide_by)}</p>}
      </div>
      {can.withdraw && <Withdraw id={id} title={event.title} />}
    </div>
  );
}
