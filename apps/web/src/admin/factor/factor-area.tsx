import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { ensureFresh } from "../access/ensure-fresh.ts";
import { useViewer } from "../access/viewer-context.ts";
import { FormSection } from "../kit/form-section.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";

const few = 3;

function App() {
  const viewer = useViewer();
  const utils = trpc.useUtils();
  const [isChanging, setIsChanging] = useState(false);
  const begin = async () => setIsChanging(await ensureFresh(viewer));
  const handleDone = () => {
    setIsChanging(false);
    notify.success("Your new app is set up");
    void utils.staff.me.invalidate();
  };
  return (
    <FormSection
      title="Authenticator app"
      text="It shows the code that you enter in each new session, and before roles, suspensions and exports."
    >
      {isChanging ? (
        <div className="grid gap-4">
          <p className="text-muted">Your present app counts until the new one is confirmed.</p>
          <SetUpFactor onDone={handleDone} />
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            onClick={() => setIsChanging(false)}
          >
            Keep the present app
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <StatusChip tone="success">Set up</StatusChip>
          <Button variant="secondary" size="small" onClick={begin}>
            Change app
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function Codes() {
  const viewer = useViewer();
  const utils = trpc.useUtils();
  const renew = trpc.factor.renewRecoveryCodes.useMutation({ meta: { errors: "inline" } });
  const { recovery_codes_left: left } = viewer;
  const handleRenew = async () => {
    if (await ensureFresh(viewer)) renew.mutate();
  };
  const handleStored = () => {
    renew.reset();
    void utils.staff.me.invalidate();
  };
  return (
    <FormSection title="Recovery codes" text="Each works once in place of a code, when your phone is lost.">
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recovery_codes} onStored={handleStored} />
      ) : (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-4">
            <StatusChip tone={left > few ? "neutral" : "warning"}>{`${left} left`}</StatusChip>
            <Button
              variant="secondary"
              size="small"
              busyText={renew.isPending && "Making new codes…"}
              onClick={handleRenew}
            >
              Make new recovery codes
            </Button>
          </div>
          <p className="text-14 text-muted">New codes take the place of all earlier ones.</p>
          <FormError message={renew.error ? failureMessage(readFailure(renew.error)) : undefined} />
        </div>
      )}
    </FormSection>
  );
}

/** One's own second factor. */
export function Area() {
  const { is_demo } = useViewer();
  return (
    <>
      <PageHeader title="My second factor" text="What the back office asks for beside your password." />
      {is_demo ? (
        <p className="rounded-card border border-line bg-surface p-5">
          The accounts of the demo have no second factor. They exist only where the site runs on a machine of
          your own.
        </p>
      ) : (
        <div className="grid gap-8">
          <App />
          <Codes />
        </div>
      )}
    </>
  );
}
