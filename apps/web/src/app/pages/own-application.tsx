import { ApplicationScreen } from "#features/account/applications/application-screen.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import type { PageModule } from "../page-module.ts";

const title = "Your application";

/** One's own application. */
export const Page: PageModule["Page"] = ({ params }) => {
  usePageHead({ title, description: "Where your application stands.", robots: "noindex" });
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) return <NotFound />;
  return (
    <RequireSession title={title}>
      <ApplicationScreen key={id} id={id} />
    </RequireSession>
  );
};
