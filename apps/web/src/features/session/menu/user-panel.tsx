import { useState } from "react";
import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";
import { UserFace } from "./user-face.tsx";

/** The user's links in the slide-in menu, without a nested menu. */
export function UserPanel({ name }: { name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const hasAccount = useCapability("accounts");
  const hasMessages = useCapability("conversations");
  return (
    <div className="mt-3 grid gap-3 border-line border-t pt-6">
      <p className="flex min-w-0 items-center gap-2.5 font-semibold">
        <UserFace name={name} />
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
        {hasAccount && (
          <Link to="/account" className={buttonClass({ variant: "secondary" })}>
            Account
          </Link>
        )}
        {hasMessages && (
          <Link to="/account/messages" className={buttonClass({ variant: "secondary" })}>
            Messages
          </Link>
        )}
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          Logout
        </Button>
      </div>
      <SignOutDialog isOpen={isAsking} onOpenChange={setIsAsking} />
    </div>
  );
}
