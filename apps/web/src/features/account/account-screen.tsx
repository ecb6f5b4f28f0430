import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { AccountDetails } from "./account-details.tsx";
import { OwnApplications } from "./applications/own-applications.tsx";
import { OwnAuditions } from "./auditions/own-auditions.tsx";
import { OwnComments } from "./comments/own-comments.tsx";
import { OwnContributions } from "./contributions/own-contributions.tsx";
import { OwnProfiles } from "./own-profiles.tsx";
import { OwnSessions } from "./own-sessions.tsx";

/** All that an account holds, for whom it belongs to. */
export function AccountScreen() {
  return (
    <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-8 sm:pt-12">
      <h1 className="text-34 sm:text-40">Your account</h1>
      <ErrorBoundary>
        <AccountDetails />
      </ErrorBoundary>
      <ErrorBoundary>
        <OwnProfiles />
      </ErrorBoundary>
      <ErrorBoundary>
        <OwnAuditions />
      </ErrorBoundary>
      <ErrorBoundary>
        <OwnApplications />
      </ErrorBoundary>
      <ErrorBoundary>
        <OwnContributions />
      </ErrorBoundary>
      <ErrorBoundary>
        <OwnComments />
      </ErrorBoundary>
      <ErrorBoundary>
        <OwnSessions />
      </ErrorBoundary>
    </div>
  );
}
