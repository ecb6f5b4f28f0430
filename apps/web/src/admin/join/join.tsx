import type { BrowserAuth } from "@callboard/contracts/account";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useHere } from "#shared/lib/page/use-here.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { Entrance } from "../access/entrance.tsx";
import { SignOutButton } from "../shell/sign-out-button.tsx";
import { forgetInvitationToken, takeInvitationToken } from "./invitation-token.ts";

const title = "Join the staff";

function ForVisitor() {
  return (
    <Entrance
      title={title}
      text={
        <p>
          Somebody has invited you to run this site with them. Sign in first, and come back here by itself.
        </p>
      }
    >
      <div className="flex flex-wrap gap-3">
        <a href="/login?next=/admin/join" className={buttonClass()}>
          Sign in
        </a>
        <a href="/register?next=/admin/join" className={buttonClass({ variant: "secondary" })}>
          Create an account
        </a>
      </div>
    </Entrance>
  );
}

function Accept({ token, name }: { token: string; name: string }) {
  const navigate = useNavigate();
  const here = useHere();
  const utils = trpc.useUtils();
  const accept = trpc.staff.acceptInvitation.useMutation({
    meta: { errors: "inline" },
    onSuccess: (viewer) => {
      forgetInvitationToken();
      utils.staff.me.setData(undefined, viewer);
      if (here.current) void navigate("/admin", { replace: true });
    },
  });
  return (
    <Entrance
      title={title}
      text={
        <p>
          You are signed in as <strong className="text-ink">{name}</strong>. Joining makes this account one of
          those who run the site. Next you set up a second factor with your phone.
        </p>
      }
    >
      <FormError message={accept.error ? failureMessage(readFailure(accept.error)) : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button busyText={accept.isPending && "Joining…"} onClick={() => accept.mutate({ token })}>
          Join the staff
        </Button>
        <SignOutButton />
      </div>
    </Entrance>
  );
}

/** Accepts an invitation: for any account. */
export function Join({ user }: { user: BrowserAuth["user"] | null }) {
  const [token] = useState(takeInvitationToken);
  if (!token) {
    return (
      <Entrance
        title="This link is not complete"
        text={<p>Open the link of the invitation again, as a whole, or ask for another one.</p>}
      >
        <a href="/" className={buttonClass({ variant: "secondary" })}>
          Go to the home page
        </a>
      </Entrance>
    );
  }
  return user ? <Accept token={token} name={user.name} /> : <ForVisitor />;
}
