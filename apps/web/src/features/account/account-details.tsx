import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { buttonClass } from "#shared/ui/button.tsx";
import { Skeleton } from "#shared/ui/state/skeleton.tsx";

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-line border-t py-3 first:border-t-0 sm:grid-cols-[10rem_minmax(0,1fr)] sm:items-baseline">
      <dt className="text-15 text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Verified() {
  return (
    <span className="inline-flex rounded-full bg-success-ground px-2.5 py-0.5 text-14 font-semibold text-success">
      Verified
    </span>
  );
}

function NotVerified() {
  return (
    <>
      <span className="inline-flex rounded-full bg-warning-ground px-2.5 py-0.5 text-14 font-semibold text-warning">
        Not verified
      </span>
      <Link to="/verify-otp" className="text-link -my-2.5 inline-flex min-h-11 items-center">
        Verify your number
      </Link>
    </>
  );
}

export function AccountDetails() {
  const user = useUser();
  const { account } = useAccount();
  const hasSettings = useCapability("settings");
  const waiting = <Skeleton className="h-5 w-44 max-w-full" />;
  return (
    <AccountSection
      title="Your details"
      lead="Your email address and your number are shown to nobody."
      action={
        hasSettings && (
          <Link to="/account/settings" className={buttonClass({ variant: "secondary", size: "small" })}>
            Account settings
          </Link>
        )
      }
    >
      <dl>
        <Detail label="Name">{account?.name ?? user?.name}</Detail>
        <Detail label="Username">{account?.username ?? waiting}</Detail>
        <Detail label="Email">{account?.email ?? waiting}</Detail>
        <Detail label="Mobile number">
          {account ? (
            <span className="flex flex-wrap items-center gap-x-4">
              <span className="tabular-nums">{account.phone}</span>
              {account.is_phone_verified ? <Verified /> : <NotVerified />}
            </span>
          ) : (
            waiting
          )}
        </Detail>
      </dl>
    </AccountSection>
  );
}
