import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useCapabilities } from "#shared/lib/page/page-context.ts";
import { safeRedirect } from "#shared/lib/session/safe-redirect.ts";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { findFurtherPage, prepareFurtherPage } from "../further-pages.tsx";
import type { PageModule } from "../page-module.ts";

const addressOf = (params: Readonly<Record<string, string | undefined>>) => `/${params["*"] ?? ""}`;

export const prefetch: PageModule["prefetch"] = async (utils, { params, capabilities }) => {
  const found = findFurtherPage(addressOf(params), capabilities);
  if (found) await prepareFurtherPage(utils, found);
};

export const Page: PageModule["Page"] = ({ params }) => {
  const [search] = useSearchParams();
  const found = findFurtherPage(addressOf(params), useCapabilities());
  if (!found) return <NotFound retry={safeRedirect(search.get("from")) ?? undefined} />;
  return (
    <Suspense>
      <found.Screen params={found.params} />
    </Suspense>
  );
};
