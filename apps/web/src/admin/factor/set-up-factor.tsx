import { factorInput } from "@callboard/contracts/staff";
import { useEffect, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { Input } from "#shared/ui/form/control.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { FormField } from "#shared/ui/form/form-field.tsx";
import { SubmitButton } from "#shared/ui/form/submit-button.tsx";
import { QrCode } from "#shared/ui/qr-code.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { Failed } from "../kit/list-state.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** In groups of four, as one reads it aloud. */
const spaced = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

function ConfirmForm({ onConfirmed }: { onConfirmed: (codes: string[]) => void }) {
  const confirm = trpc.factor.confirm.useMutation({ meta: { errors: "inline" } });
  const { form, submit, isSending, failure } = useAppForm({
    schema: factorInput,
    send: (values) => confirm.mutateAsync(values),
    onSent: ({ recovery_codes }) => onConfirmed(recovery_codes),
    failureText: "The code could not be checked",
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <FormField
        form={form}
        name="code"
        label="Code"
        required
        hint="The 6 digits that the app shows for Callboard."
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            className="font-display text-20! tracking-[0.12em]"
          />
        )}
      </FormField>
      <FormError message={failure} />
      <SubmitButton isSending={isSending} busyText="Checking…">
        Confirm
      </SubmitButton>
    </form>
  );
}

type Setup = { secret: string; uri: string };

function Secret({ setup }: { setup: Setup }) {
  return (
    <>
      <h2 className="text-18">1. Scan this with your app</h2>
      <QrCode text={setup.uri} label="QR code for your authenticator app" />
      <div>
        <p className="text-14 text-muted">Or type this secret into it:</p>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <code className="text-15 font-semibold tracking-wide wrap-anywhere">{spaced(setup.secret)}</code>
          <CopyButton text={setup.secret} label="Copy the secret" size="small" />
        </div>
      </div>
      <h2 className="mt-2 text-18">2. Enter the code that it shows</h2>
    </>
  );
}

/** Sets up an authenticator app: the secret, its first code, and the recovery codes. `onDone` is called when those are stored. */
export function SetUpFactor({ onDone }: { onDone: () => void }) {
  const { data: setup, error, mutate } = trpc.factor.setUp.useMutation({ meta: { errors: "inline" } });
  const [codes, setCodes] = useState<string[] | null>(null);
  useEffect(() => {
    // Each beginning voids the one before it: React may run this twice in development.
    const timer = setTimeout(() => mutate());
    return () => clearTimeout(timer);
  }, [mutate]);

  if (codes) return <RecoveryCodes codes={codes} onStored={onDone} />;
  if (setup) {
    return (
      <div className="grid justify-items-start gap-4 *:last:w-full">
        <Secret setup={setup} />
        <ConfirmForm onConfirmed={setCodes} />
      </div>
    );
  }
  if (error) return <Failed message={failureMessage(readFailure(error))} onRetry={() => mutate()} />;
  return (
    <Loading text="Loading..." className="grid gap-4">
      <Skeleton className="h-6 w-56" />
      <Skeleton className="size-52" />
      <Skeleton className="h-11" />
    </Loading>
  );
}
