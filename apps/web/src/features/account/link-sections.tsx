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

/** The way to what is mailed, and how often. */
export const MailSettingsLink = () => (
  <LinkSection
    title="E-mails"
    lead="Which mails you get, how often, and at which hours none."
    to="/account/emails"
    linkText="E-mail settings"
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

/** The way to the searches that tell of new calls. */
export const SearchesLink = () => (
  <LinkSection
    title="Saved searches"
    lead="What you look for among the calls, and how often you are told of new ones."
    to="/account/searches"
    linkText="Your searches"
  />
);
