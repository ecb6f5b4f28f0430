import type { StaffViewer } from "@callboard/contracts/staff";
import { trpc } from "#shared/lib/api/trpc.ts";
import { reloadAt } from "#shared/lib/session/reload-at.ts";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { CodeForm } from "./code-form.tsx";
import { answerFactor, useIsAskedForFactor } from "./factor-request.ts";

/** Somebody has taken the second factor away meanwhile: no code can be right. */
function Gone() {
  return (
    <div className="grid gap-4">
      <p>Your second factor was taken away. Set up a new one to go on.</p>
      <Button onClick={() => reloadAt(window.location.href)}>Set up a second factor</Button>
    </div>
  );
}

/** Asks for a code over whatever is on the screen, which stays as it is, and lets the calls that wait go on. */
export function FactorDialog() {
  const isAsked = useIsAskedForFactor();
  const utils = trpc.useUtils();
  const { data: viewer } = trpc.staff.me.useQuery(undefined, {
    enabled: isAsked,
    meta: { errors: "inline" },
  });
  const handleShown = (shown: StaffViewer) => {
    utils.staff.me.setData(undefined, shown);
    answerFactor(true);
  };
  return (
    <Dialog
      isOpen={isAsked}
      onOpenChange={(isOpen) => !isOpen && answerFactor(false)}
      title="Confirm that it is you"
      description="This needs a fresh code. What you were doing goes on right after it."
    >
      <div data-factor-dialog>
        {viewer && !viewer.has_factor ? <Gone /> : <CodeForm submitText="Confirm" onShown={handleShown} />}
      </div>
    </Dialog>
  );
}
