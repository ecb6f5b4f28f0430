import { AccountScreen } from "../../features/account/account-screen.tsx";
import { usePageHead } from "../../shared/lib/page-head.ts";
import { RequireSession } from "../../shared/ui/require-session.tsx";

export function Page() {
  usePageHead({
    title: "Your account",
    description: "Your details, your profiles, your comments, and where you are signed in.",
    robots: "noindex",
  });
  return (
    <RequireSession>
      <AccountScreen />
    </RequireSession>
  );
}
