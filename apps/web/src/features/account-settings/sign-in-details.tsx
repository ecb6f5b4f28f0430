import { type ReactNode, useRef, useState } from "react";
import { useAccount } from "#shared/lib/session/account.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { Skeleton } from "#shared/ui/state/skeleton.tsx";
import { EmailForm } from "./email-form.tsx";
import { NameForm } from "./name-form.tsx";
import { NumberForm } from "./number-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { WaitingEmail } from "./waiting-email.tsx";

type What = "name" | "email" | "number" | "password";

const dialogs: Record<What, { title: string; description?: string }> = {
  name: { title: "Change your name", description: "It changes under your comments too." },
  email: { title: "Change your e-mail address" },
  number: { title: "Change your mobile number", description: "You are signed out everywhere else." },
  password: { title: "Change your password", description: "You are signed out everywhere else." },
};

type DetailProps = { label: string; children: ReactNode; action?: ReactNode };

function Detail({ label, children, action }: DetailProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-line border-t py-3 first:border-t-0 first:pt-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <dt className="col-start-1 text-15 text-muted">{label}</dt>
      <dd className="col-start-1 min-w-0 wrap-anywhere sm:col-start-2">{children}</dd>
      {action && (
        <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">{action}</dd>
      )}
    </div>
  );
}

/** What somebody signs in by and is called, each with the way to change it. */
export function SignInDetails() {
  const user = useUser();
  const { account } = useAccount();
  const [asked, setAsked] = useState<What | null>(null);
  const list = useRef<HTMLDListElement>(null);
  const close = () => setAsked(null);
  const waiting = <Skeleton className="h-5 w-44 max-w-full" />;
  const change = (what: What, name: string) => (
    <Button variant="secondary" size="small" disabled={!account} onClick={() => setAsked(what)}>
      Change <span className="sr-only">{name}</span>
    </Button>
  );
  return (
    <AccountSection title="Your sign-in" lead="Your e-mail address and your number are shown to nobody.">
      <dl ref={list} tabIndex={-1}>
        <Detail label="Name" action={change("name", "your name")}>
          {account?.name ?? user?.name}
        </Detail>
        <Detail label="Username">
          {account?.username ?? waiting}
          <span className="block text-14 text-muted">
            It stays as it is: invitations to teams name you by it.
          </span>
        </Detail>
        <Detail label="E-mail" action={change("email", "your e-mail address")}>
          {account?.email ?? waiting}
        </Detail>
        <Detail label="Mobile number" action={change("number", "your mobile number")}>
          <span className="tabular-nums">{account?.phone ?? waiting}</span>
        </Detail>
        <Detail label="Password" action={change("password", "your password")}>
          Shown to nobody
        </Detail>
      </dl>
      <WaitingEmail onTakenBack={() => list.current?.focus()} />
      <Dialog
        isOpen={asked !== null}
        onOpenChange={close}
        title={asked ? dialogs[asked].title : ""}
        {...(asked && dialogs[asked].description && { description: dialogs[asked].description })}
      >
        {asked === "name" && <NameForm name={account?.name ?? ""} onDone={close} />}
        {asked === "email" && <EmailForm onDone={close} />}
        {asked === "number" && <NumberForm onDone={close} />}
        {asked === "password" && <PasswordForm onDone={close} />}
      </Dialog>
    </AccountSection>
  );
}
