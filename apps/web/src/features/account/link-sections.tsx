import { Link } from "react-router-dom";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { buttonClass } from "#shared/ui/button.tsx";

type LinkSectionProps = { title: string; lead: string; to: string; linkText: string };

function LinkSection({ title, lead, to, linkText }: LinkSectionProps) {
  const link = (
    <Link to={to} className={buttonClass({ variant: "secondary", size: "small" })}>
      {linkText}
    </Link>
  );
  return (
    <AccountSection title={title} lead={lead} action={link}>
      {null}
    </AccountSection>
  );
}

/** The way to what somebody is told of outside of the site, and how often. */
export const MailSettingsLink = () => (
  <LinkSection
    title="Notifications"
    lead="What you are told of by mail and in your browsers, and at which hours not."
    to="/account/emails"
    linkText="Notification settings"
  />
);

/** The way to what is kept to be found again. */
export const BookmarksLink = () => (
  <LinkSection
    title="Saved"
    lead="The calls, people and stories that you saved to find them again."
    to="/account/bookmarks"
    linkText="What you saved"
  />
);

/** The way to the calls that one is invited to. */
export const InvitationsLink = () => (
  <LinkSection
    title="Invitations"
    lead="The calls that you are invited to, and who may invite you."
    to="/account/invitations"
    linkText="Your invitations"
  />
);

/** The way to the lists of people. */
export const ListsLink = () => (
  <LinkSection
    title="Lists"
    lead="The people that you keep in mind, by the part or the call. Only you see them."
    to="/account/lists"
    linkText="Your lists"
  />
);

/** The way to the searches, and to who and what is followed. */
export const SearchesLink = () => (
  <LinkSection
    title="Saved searches"
    lead="What you look for or follow, and how often you are told of what is new."
    to="/account/searches"
    linkText="Your searches"
  />
);
