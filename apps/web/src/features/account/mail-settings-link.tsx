import { Link } from "react-router-dom";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { buttonClass } from "#shared/ui/button.tsx";

/** The way to what is mailed, and how often. */
export function MailSettingsLink() {
  return (
    <AccountSection
      title="E-mails"
      lead="Which mails you get, how often, and at which hours none."
      action={
        <Link to="/account/emails" className={buttonClass({ variant: "secondary", size: "small" })}>
          E-mail settings
        </Link>
      }
    >
      {null}
    </AccountSection>
  );
}
