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
  return (
    <div className="mt-3 grid gap-3 border-line border-t pt-6">
      <p className="flex min-w-0 items-center gap-2.5 font-semibold">
        <UserFace name={name} />
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        {hasAccount && (
          <Link to="/account" className={buttonClass({ variant: "secondary" })}>
            Account
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
