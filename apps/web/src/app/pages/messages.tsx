import { MessagesScreen } from "#features/conversations/messages-screen.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";
import type { PageModule } from "../page-module.ts";

const title = "Messages";

/** The inbox, and beside it or on a page of its own one conversation. */
export const Page: PageModule["Page"] = ({ params }) => {
  usePageHead({
    title,
    description: "What you and those you cast or apply to write to each other.",
    robots: "noindex",
  });
  const { applicationId } = params;
  return (
    <RequireSession title={title}>
      <MessagesScreen applicationId={applicationId === undefined ? null : Number(applicationId)} />
    </RequireSession>
  );
};
