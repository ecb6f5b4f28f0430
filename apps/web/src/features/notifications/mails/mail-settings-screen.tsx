import type { MailSettings } from "@callboard/contracts/notification-mail";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { PushSection } from "../push/push-section.tsx";
import { MailSettingsForm } from "./mail-settings-form.tsx";
import { UnverifiedNote } from "./unverified-note.tsx";

const skeleton = (
  <Loading text="Loading e-mail settings..." className="grid gap-4">
    {["one", "two", "three", "four", "five"].map((key) => (
      <Skeleton key={key} className="h-14 w-full" />
    ))}
  </Loading>
);

function Settings() {
  const { data, error, isFetching, refetch } = trpc.notification.mailSettings.useQuery();
  if (data) return <Form settings={data} />;
  if (!error || isFetching) return skeleton;
  return (
    <ErrorState
      message={failureMessage(readFailure(error), "Your e-mail settings could not be loaded")}
      onRetry={() => void refetch()}
    />
  );
}

const Form = ({ settings }: { settings: MailSettings }) => <MailSettingsForm settings={settings} />;

/** What somebody is told of in browsers and by mail, how often, and when not. */
export function MailSettingsScreen() {
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 sm:pt-8">
      <div className="grid justify-items-start gap-2">
        <BackLink to="/account/notifications">Notifications</BackLink>
        <h1 className="text-34 sm:text-40">Notification settings</h1>
        <p className="max-w-prose text-muted">
          What you read on the site first comes in no other way. Mails about the safety of your account always
          come.
        </p>
      </div>
      <PushSection />
      <UnverifiedNote />
      <div className="rounded-card border border-line bg-surface p-4 sm:p-6 lg:p-8">
        <Settings />
      </div>
    </div>
  );
}
