import { AccountScreen } from "#features/account/account-screen.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";

const title = "Your account";

export function Page() {
  usePageHead({
    title,
    description: "Your details, your profiles, your comments, and where you are signed in.",
    robots: "noindex",
  });
  return (
    <RequireSession title={title}>
      <AccountScreen />
    </RequireSession>
  );
}
