import { NotificationsScreen } from "#features/notifications/notifications-screen.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";

const title = "Notifications";

export function Page() {
  usePageHead({ title, description: "What has happened to your calls and applications.", robots: "noindex" });
  return (
    <RequireSession title={title}>
      <NotificationsScreen />
    </RequireSession>
  );
}
