import { ForgotScreen } from "#features/session/password/forgot-screen.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";

export function Page() {
  usePageHead({
    title: "Reset your password",
    description: "Set a new password for your Callboard account with a code by text message.",
    canonical: "/forgot-password",
    robots: "noindex",
  });
  return <ForgotScreen />;
}
