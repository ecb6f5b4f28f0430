import { EditCallScreen } from "#features/events/create/edit/edit-call-screen.tsx";
import { prefetchForm } from "#features/events/create/prefetch-form.ts";
import { eventInput } from "#features/events/detail/detail-queries.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import type { PageModule } from "../page-module.ts";

const title = "Edit your call";

export const prefetch: PageModule["prefetch"] = (utils) => prefetchForm(utils);

function Own({ id }: { id: number }) {
  usePageHead({ title, description: "Change what your call says.", robots: "noindex" });
  return (
    <RequireSession title={title}>
      <EditCallScreen id={id} />
    </RequireSession>
  );
}

export const Page: PageModule["Page"] = ({ params }) => {
  const input = eventInput(params.id);
  return input ? <Own {...input} /> : <NotFound />;
};
