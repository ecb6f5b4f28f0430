import { BoardScreen } from "#features/board/board-screen.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import type { PageModule } from "../page-module.ts";

const title = "Applications";

/** The board of one's own call. */
export const Page: PageModule["Page"] = ({ params }) => {
  usePageHead({
    title,
    description: "Who applied for your call, and what becomes of them.",
    robots: "noindex",
  });
  const eventId = Number(params.id);
  if (!Number.isSafeInteger(eventId) || eventId < 1) return <NotFound />;
  return (
    <RequireSession title={title}>
      <BoardScreen key={eventId} eventId={eventId} />
    </RequireSession>
  );
};
