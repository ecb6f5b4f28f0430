import type { StaffViewer } from "@callboard/contracts/staff";
import { useEffect } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { SetUpFactor } from "../factor/set-up-factor.tsx";
import { Failed } from "../kit/list-state.tsx";
import { Shell } from "../shell/shell.tsx";
import { SignOutButton } from "../shell/sign-out-button.tsx";
import { CodeForm } from "./code-form.tsx";
import { Entrance } from "./entrance.tsx";
import { ViewerContext } from "./viewer-context.ts";

function NoStaff() {
  return (
    <Entrance
      title="This is for the people who run the site"
      text={
        <p>Your account is not one of them. If somebody has invited you, open the link in their message.</p>
      }
    >
      <div className="flex flex-wrap gap-3">
        <a href="/" className={buttonClass()}>
          Go to the home page
        </a>
        <SignOutButton />
      </div>
    </Entrance>
  );
}

function ShowCode({ viewer, onShown }: { viewer: StaffViewer; onShown: (viewer: StaffViewer) => void }) {
  return (
    <Entrance
      title="Enter your code"
      text={
        <p>Welcome back, {viewer.name}. The back office asks for your second factor in each new session.</p>
      }
    >
      <CodeForm submitText="Open the back office" onShown={onShown} />
      <p className="text-14 text-muted">
        Without your phone and your recovery codes, ask an administrator to reset your second factor.
      </p>
      <div>
        <SignOutButton />
      </div>
    </Entrance>
  );
}

const mayEnter = ({ is_demo, has_factor, factor_until }: StaffViewer) =>
  is_demo || (has_factor && factor_until !== null);

type AdmissionProps = { isInside: boolean; onInside: () => void };

/** Lets staff in whose second factor was shown. Whoever is in stays in: a code that is asked for later stands over the page. */
export function Admission({ isInside, onInside }: AdmissionProps) {
  useAccount();
  const utils = trpc.useUtils();
  const { data: viewer, error, refetch } = trpc.staff.me.useQuery(undefined, { meta: { errors: "inline" } });
  const isAdmitted = Boolean(viewer && mayEnter(viewer));
  useEffect(() => {
    if (isAdmitted && !isInside) onInside();
  }, [isAdmitted, isInside, onInside]);

  if (viewer === undefined) {
    if (!error) return <Entrance title="One moment" text={<p role="status">Opening the back office…</p>} />;
    return (
      <Entrance title="The back office could not be opened">
        <Failed message={failureMessage(readFailure(error))} onRetry={() => void refetch()} />
      </Entrance>
    );
  }
  if (viewer === null) return <NoStaff />;
  if (isInside || isAdmitted) {
    return (
      <ViewerContext value={viewer}>
        <Shell />
      </ViewerContext>
    );
  }
  if (!viewer.has_factor) {
    return (
      <Entrance
        title="Set up your second factor"
        text={
          <p>
            Welcome, {viewer.name}. Beside your password, the back office asks for a code of an authenticator
            app on your phone, such as Aegis, Google Authenticator or 1Password.
          </p>
        }
      >
        <SetUpFactor onDone={() => void refetch()} />
      </Entrance>
    );
  }
  return <ShowCode viewer={viewer} onShown={(shown) => utils.staff.me.setData(undefined, shown)} />;
}
