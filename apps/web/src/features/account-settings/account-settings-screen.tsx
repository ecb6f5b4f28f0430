import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { clearDrafts } from "#shared/lib/forms/drafts.ts";
import { endPush } from "#shared/lib/push/push-subscription.ts";
import { clearAuth } from "#shared/lib/session/session.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { RequireSession } from "#shared/ui/session/require-session.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { ExportForm } from "./export-form.tsx";
import { SignInDetails } from "./sign-in-details.tsx";

const title = "Account settings";

function DataSection() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountSection
      title="Your data"
      lead="All that the site keeps of you, as a JSON file: profiles, calls, applications, messages, pledges, sessions and more."
      action={
        <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
          Download
        </Button>
      }
    >
      <Dialog isOpen={isAsking} onOpenChange={setIsAsking} title="Download your data">
        <ExportForm onDone={() => setIsAsking(false)} />
      </Dialog>
    </AccountSection>
  );
}

function Deleted() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the dialog that is gone has given the focus back.
    const later = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(later);
  }, []);
  return (
    <div className="wrap grid max-w-2xl! grid-cols-1 justify-items-start gap-5 py-12 sm:py-16">
      <h1 tabIndex={-1} ref={heading} className="text-34">
        Your account is deleted
      </h1>
      <p className="max-w-prose">A last mail says so. Thank you for having been here.</p>
      <Link to="/" className={buttonClass()}>
        Go to the home page
      </Link>
    </div>
  );
}

/** What somebody changes of their account, takes with them, or ends. */
export function AccountSettingsScreen() {
  const [isDeleted, setIsDeleted] = useState(false);
  const handleDeleted = () => {
    setIsDeleted(true);
    clearDrafts();
    void endPush();
    clearAuth();
  };
  if (isDeleted) return <Deleted />;
  return (
    <RequireSession title={title}>
      <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-6 sm:pt-8">
        <div className="grid justify-items-start gap-2">
          <BackLink to="/account">Your account</BackLink>
          <h1 className="text-34 sm:text-40">{title}</h1>
        </div>
        <SignInDetails />
        <DataSection />
        <DeleteSection onDeleted={handleDeleted} />
      </div>
    </RequireSession>
  );
}
