import { SignUpScreen } from "#features/session/sign-up/sign-up-screen.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";

export function Page() {
  usePageHead({
    title: "Login / Register",
    description: "Open a Callboard account: answer auditions, post your own calls and join the conversation.",
    canonical: "/register",
  });
  return <SignUpScreen />;
}
