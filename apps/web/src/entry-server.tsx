import type { PageHead, Render, RenderResult } from "@callboard/contracts/rendering";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { canonicalPath } from "#app/canonical-path.ts";
import { loadPage, matchRoute } from "#app/match-route.ts";
import type { PageModule } from "#app/page-module.ts";
import { Providers } from "#app/providers.tsx";
import { type PageState, packQueries } from "#shared/lib/api/page-state.ts";
import { createQueryClient } from "#shared/lib/api/query-client.ts";
import { createServerClient } from "#shared/lib/api/server-client.ts";
import { PageContext, type PageHeadInput, type PageReport } from "#shared/lib/page/page-context.ts";
import { fullTitle } from "#shared/lib/page/page-head.ts";
import { loadLazyParts } from "#shared/ui/state/lazy-hydration.tsx";

/** The source modules of all pages. */
const pageFiles = import.meta.glob<PageModule>(["./app/pages/*.tsx", "!**/*.test.tsx"]);
let names: Promise<Map<PageModule, string>> | undefined;

/** What Vite's manifest calls each of them that can be loaded. */
async function readNames() {
  const pages = Object.entries(pageFiles).map(
    async ([file, load]) => [await load(), file.replace(".", "src")] as const,
  );
  const loaded = await Promise.allSettled(pages);
  return new Map(loaded.flatMap((page) => (page.status === "fulfilled" ? [page.value] : [])));
}

function absoluteHead(head: PageHeadInput | null, origin: string): PageHead {
  if (!head) throw new Error("A page said nothing about its title and description");
  const { title, canonical, ...rest } = head;
  return { ...rest, title: fullTitle(title), canonical: canonical && new URL(canonical, origin).href };
}

/** What stands instead of a page that has another address. */
function movedTo(redirect: string): RenderResult {
  const head = { title: "Callboard", description: "This page has moved." };
  return { status: 301, redirect, head, html: "", state: "{}" };
}

/** Renders one page for the gateway. */
export const render: Render = async ({ url, origin, host, now, publicReads, capabilities, call }) => {
  const location = new URL(url, origin);
  const matched = matchRoute(location, capabilities);
  const path = canonicalPath(location.pathname, matched.route);
  if (path !== location.pathname) return movedTo(path + location.search);
  const queryClient = createQueryClient(() => {});
  const client = createServerClient(call);
  const pageModule = await loadPage(matched.route);
  await loadLazyParts();
  await pageModule.prefetch?.(createTRPCQueryUtils({ queryClient, client }), matched);

  const report: PageReport = { status: 200, head: null };
  const html = renderToString(
    <PageContext value={{ now, host, publicReads, capabilities, report, hydrating: { current: true } }}>
      <Providers queryClient={queryClient} client={client}>
        <StaticRouter location={url}>
          <App />
        </StaticRouter>
      </Providers>
    </PageContext>,
  );
  const state: PageState = { queries: packQueries(queryClient), host, publicReads, capabilities };
  const head = absoluteHead(report.head, origin);
  const { status, redirect } = report;
  names ??= readNames();
  const module = (await names).get(pageModule);
  const page = { status, head, html, state: JSON.stringify(state), ...(module && { module }) };
  return redirect === undefined ? page : { ...page, redirect };
};
