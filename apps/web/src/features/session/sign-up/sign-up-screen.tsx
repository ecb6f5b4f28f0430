import { Link, useNavigate } from "react-router-dom";
import { AccountFrame } from "../account-frame.tsx";
import { useNextPath } from "../use-next-path.ts";
import { SignUpForm } from "./sign-up-form.tsx";

const leads: Record<string, string> = {
  "/claim-artist-profile": "Register as an artist: first your account, then your profile.",
  "/claim-agency-profile": "Register as an agency: first your account, then your profile.",
};

/** Sign Up; then redirects to verifying the number. */
export function SignUpScreen() {
  const navigate = useNavigate();
  const { wizard, onTheWay } = useNextPath();
  const lead = wizard
    ? leads[wizard]
    : "One account to answer calls, post your own and join the conversation.";
  return (
    <AccountFrame title="Sign Up" lead={lead}>
      <SignUpForm onDone={() => navigate(onTheWay("/verify-otp"), { replace: true })} />
      <p className="text-14 text-muted">
        By signing up you agree to the{" "}
        <Link to="/terms" className="text-link">
          Terms and Conditions
        </Link>
        .
      </p>
      <p className="border-line border-t pt-6">
        Already have an account?{" "}
        <Link to={onTheWay("/login")} className="text-link font-semibold">
          Sign In
        </Link>
      </p>
    </AccountFrame>
  );
}
