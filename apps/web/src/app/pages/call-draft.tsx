import { DraftScreen } from "#features/events/create/drafts/draft-screen.tsx";
import { prefetchForm } from "#features/events/create/prefetch-form.ts";
import { eventInput } from "#features/events/detail/detail-queries.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import type { PageModule } from "../page-module.ts";

const title = "Your draft";

export const prefetch: PageModule["prefetch"] = (utils) => prefetchForm(utils);

function Own({ id }: { id: number }) {
  usePageHead({ title, description: "A call that you are still writing.", robots: "noindex" });
  return (
    <RequireSession title={title}>
      <DraftScreen id={id} />
    </RequireSession>
  );
}

export const Page: PageModule["Page"] = ({ params }) => {
  const input = eventInput(params.id);
  return input ? <Own {...input} /> : <NotFound />;
};
