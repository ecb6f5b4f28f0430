import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { AccountDetails } from "./account-details.tsx";
import { MyApplications } from "./applications/my-applications.tsx";
import { MyAuditions } from "./auditions/my-auditions.tsx";
import { MyComments } from "./comments/my-comments.tsx";
import { MyContributions } from "./contributions/my-contributions.tsx";
import { MyProfiles } from "./my-profiles.tsx";
import { MySessions } from "./my-sessions.tsx";

export function AccountScreen() {
  return (
    <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-8 sm:pt-12">
      <h1 className="text-34 sm:text-40">Your account</h1>
      <ErrorBoundary>
        <AccountDetails />
      </ErrorBoundary>
      <ErrorBoundary>
        <MyProfiles />
      </ErrorBoundary>
      <ErrorBoundary>
        <MyAuditions />
      </ErrorBoundary>
      <ErrorBoundary>
        <MyApplications />
      </ErrorBoundary>
      <ErrorBoundary>
        <MyContributions />
      </ErrorBoundary>
      <ErrorBoundary>
        <MyComments />
      </ErrorBoundary>
      <ErrorBoundary>
        <MySessions />
      </ErrorBoundary>
    </div>
  );
}
