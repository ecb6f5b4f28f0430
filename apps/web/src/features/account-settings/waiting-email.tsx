import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";

/** Says which new address waits for its link to be opened; nothing where none does. `onTakenBack`: what was pressed is gone. */
export function WaitingEmail({ onTakenBack }: { onTakenBack: () => void }) {
  const utils = trpc.useUtils();
  const { data } = trpc.account.emailChange.useQuery(undefined, { meta: { errors: "inline" } });
  const cancel = trpc.account.cancelEmail.useMutation({
    meta: { failure: "The new address could not be taken back" },
    onSuccess: ({ message }) => {
      utils.account.emailChange.setData(undefined, null);
      notify.success(message);
      onTakenBack();
    },
  });
  if (!data) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-info-ground px-4 py-3 text-info">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{data.email}</span> waits for you: open the link that we mailed there.
      </p>
      <Button
        variant="secondary"
        size="small"
        busyText={cancel.isPending && "Taking back..."}
        onClick={() => cancel.mutate()}
      >
        Take back
      </Button>
    </div>
  );
}
