import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useSignedIn } from "#shared/lib/session/account.ts";
import { registerAsState } from "../register-as-state.ts";
import { useNextPath } from "../use-next-path.ts";
import { forgetCode } from "./pending-code.ts";

export type Verified = NonNullable<ReturnType<typeof trpc.session.verifyOtp.useMutation>["data"]>;

/**
 * What follows a verified number: the wizard or the page that somebody was on the way to, else the front page, which
 * asks who is new what they register as.
 */
export function useVerified(): (answer: Verified) => void {
  const navigate = useNavigate();
  const remember = useSignedIn();
  const { next, wizard } = useNextPath();
  const isDone = useRef(false);
  useEffect(
    () => () => {
      // Not earlier: the page would ask for a number again while the next one is on its way.
      if (isDone.current) forgetCode("verify");
    },
    [],
  );
  return ({ message, signedIn }) => {
    isDone.current = true;
    notify.success(message || "Mobile verified!");
    if (signedIn) remember(signedIn);
    const user = signedIn?.user;
    const isNew = user && !user.has_artist_profile && !user.has_agency_profile;
    const goal = (user && wizard) ?? next;
    void navigate(goal ?? "/", { replace: true, state: !goal && isNew ? registerAsState : null });
  };
}
