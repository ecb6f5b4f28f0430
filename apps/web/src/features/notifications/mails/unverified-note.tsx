import { Link } from "react-router-dom";
import { useAccount } from "#shared/lib/session/account.ts";

/** Says why no mails come to an account that nobody has verified. */
export function UnverifiedNote() {
  const { account } = useAccount();
  if (!account || account.is_phone_verified) return null;
  return (
    <p role="note" className="rounded-card bg-warning-ground px-4 py-3 text-warning">
      Mails come once your number is verified.{" "}
      <Link to="/verify-otp" className="text-link">
        Verify your number
      </Link>
    </p>
  );
}
