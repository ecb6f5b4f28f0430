import { useCapabilities } from "#shared/lib/page/page-context.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { AccountDetails } from "./account-details.tsx";
import { MyApplications } from "./applications/my-applications.tsx";
import { MyAuditions } from "./auditions/my-auditions.tsx";
import { BackOfficeLink } from "./back-office-link.tsx";
import { MyComments } from "./comments/my-comments.tsx";
import { MyContributions } from "./contributions/my-contributions.tsx";
import { MyDecisions } from "./decisions/my-decisions.tsx";
import { MyDrafts } from "./drafts/my-drafts.tsx";
import {
  BookmarksLink,
  InvitationsLink,
  ListsLink,
  MailSettingsLink,
  SearchesLink,
} from "./link-sections.tsx";
import { MyProfiles } from "./my-profiles.tsx";
import { MySessions } from "./my-sessions.tsx";
import { TeamLink } from "./team-link.tsx";

/** What the account page lists, and what the upstream has to offer for it. */
const lists = [
  { List: BackOfficeLink, needs: "staff" },
  { List: TeamLink, needs: "teams" },
  { List: MyProfiles, needs: "profiles" },
  { List: MyAuditions, needs: "events" },
  { List: MyDrafts, needs: "calls" },
  { List: MyApplications, needs: "applications" },
  { List: InvitationsLink, needs: "invitations" },
  { List: MyContributions, needs: "pledges" },
  { List: MyDecisions, needs: "moderation" },
  { List: MyComments, needs: "comments" },
  { List: BookmarksLink, needs: "bookmarks" },
  { List: ListsLink, needs: "lists" },
  { List: SearchesLink, needs: "searches" },
  { List: MailSettingsLink, needs: "mails" },
  { List: MySessions, needs: "accounts" },
] as const;

export function AccountScreen() {
  const capabilities = useCapabilities();
  return (
    <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-8 sm:pt-12">
      <h1 className="text-34 sm:text-40">Your account</h1>
      <ErrorBoundary>
        <AccountDetails />
      </ErrorBoundary>
      {lists.map(
        ({ List, needs }) =>
          capabilities.includes(needs) && (
            <ErrorBoundary key={needs}>
              <List />
            </ErrorBoundary>
          ),
      )}
    </div>
  );
}
