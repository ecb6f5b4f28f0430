import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { isAccountPage } from "./is-account-page.ts";
import { Notice } from "./notice.tsx";

/** Shown while the account's number is not verified: links to verification. */
export function UnverifiedNotice() {
  const { account } = useAccount();
  const { pathname, search, hash } = useLocation();
  const [isDismissed, setIsDismissed] = useState(false);
  // Otherwise nobody would tell once it is verified.
  const isUnverified = useCapability("accounts") && account?.is_phone_verified === false;
  if (!isUnverified || isDismissed || isAccountPage(pathname)) return null;
  const here = encodeURIComponent(pathname + search + hash);
  return (
    <Notice label="Mobile number" place="top" onDismiss={() => setIsDismissed(true)}>
      Your mobile number is not verified yet.{" "}
      <Link to={`/verify-otp?next=${here}`} className="font-semibold underline underline-offset-4">
        Verify it now
      </Link>
    </Notice>
  );
}
