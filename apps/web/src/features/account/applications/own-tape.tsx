import type { OwnApplication } from "@callboard/contracts/application";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useTapeUpload } from "#shared/lib/tapes/use-tape-upload.ts";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { TapeField } from "#shared/ui/tapes/tape-field.tsx";
import { TapePlayer } from "#shared/ui/tapes/tape-player.tsx";

function useRefresh(id: number) {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.board.progress.invalidate({ id }), utils.application.mine.invalidate()]);
}

function RemoveTape({ id }: { id: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefresh(id);
  const remove = trpc.tape.remove.useMutation({
    meta: { failure: "The self-tape could not be removed" },
    onSuccess: async ({ message }) => {
      await refresh();
      notify.success(message);
    },
    onError: refresh,
    onSettled: () => setIsAsking(false),
  });
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        Remove the self-tape
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Remove this self-tape?"
        description="The video is deleted. Your application stays, and you can add another one until it has been opened."
        confirmText="Remove"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ application_id: id })}
      />
    </div>
  );
}

/** Another one takes the place of the tape at once: until the poster has opened the application. */
function ChangeTape({ application }: { application: OwnApplication }) {
  const { id, event_id, tape } = application;
  const utils = trpc.useUtils();
  const refresh = useRefresh(id);
  const upload = useTapeUpload(event_id, () =>
    Promise.all([refresh(), utils.tape.get.invalidate({ application_id: id })]),
  );
  return (
    <TapeField tape={upload} label={tape ? "Replace it" : "Add one"} mark="until the application is opened" />
  );
}

/** The video that was sent with an own application. */
export function OwnTape({ application }: { application: OwnApplication }) {
  const { id, tape, can } = application;
  if (!tape && !can.withdraw) return null;
  return (
    <section aria-labelledby="tape-heading" className="grid grid-cols-1 gap-3">
      <h2 id="tape-heading" className="text-23">
        Self-tape
      </h2>
      {tape ? (
        <TapePlayer applicationId={id} label="Your self-tape" />
      ) : (
        <p className="text-muted">You have sent none.</p>
      )}
      {can.withdraw && <ChangeTape application={application} />}
      {can.withdraw && tape && <RemoveTape id={id} />}
    </section>
  );
}
