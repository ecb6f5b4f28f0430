import { Suspense } from "react";
import { useCapabilities } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { RequireSession } from "#shared/ui/session/require-session.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { findAccountPage } from "../find-account-page.ts";
import type { PageModule } from "../page-module.ts";

const addressOf = (params: Readonly<Record<string, string | undefined>>) => `/account/${params["*"] ?? ""}`;

/** Has the screen's code come with that of the area. */
export const prefetch: PageModule["prefetch"] = async (_utils, { params, capabilities }) => {
  await findAccountPage(addressOf(params), capabilities)?.page.load();
};

function AccountPage({ page, params, Screen }: NonNullable<ReturnType<typeof findAccountPage>>) {
  const { title, description, isOpen } = page;
  usePageHead({ title, description, robots: "noindex" });
  return (
    <RequireSession title={title} isOpen={isOpen}>
      <Suspense>
        <Screen params={params} />
      </Suspense>
    </RequireSession>
  );
}

export const Page: PageModule["Page"] = ({ params }) => {
  const found = findAccountPage(addressOf(params), useCapabilities());
  return found ? <AccountPage {...found} /> : <NotFound />;
};
