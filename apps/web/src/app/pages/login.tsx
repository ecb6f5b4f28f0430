import { SignInScreen } from "#features/session/sign-in/sign-in-screen.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";

export function Page() {
  usePageHead({
    title: "Sign In",
    description: "Sign in to Callboard with your email address, your username or your mobile number.",
    canonical: "/login",
  });
  return <SignInScreen />;
}
