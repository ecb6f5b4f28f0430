import { VerifyScreen } from "#features/session/code/verify-screen.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";

export function Page() {
  usePageHead({
    title: "Verify mobile number",
    description: "Enter the code that was texted to your mobile number.",
    canonical: "/verify-otp",
    robots: "noindex",
  });
  return <VerifyScreen />;
}
