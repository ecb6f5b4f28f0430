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
 * Redirects after a number is verified: to the wizard or the page that the visitor came from, else home, where new
 * users choose what to register as.
 */
export function useVerified(): (answer: Verified) => void {
  const navigate = useNavigate();
  const remember = useSignedIn();
  const { next, wizard } = useNextPath();
  const isDone = useRef(false);
  useEffect(
    () => () => {
      // Not earlier, because the page would ask for a number again while the next page loads.
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
