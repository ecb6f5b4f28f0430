import type { PageHead, Render } from "@callboard/contracts/rendering";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/app.tsx";
import { loadPage, matchRoute } from "./app/match-route.ts";
import { Providers } from "./app/providers.tsx";
import { PageContext, type PageHeadInput, type PageReport } from "./shared/lib/page-context.ts";
import { fullTitle } from "./shared/lib/page-head.ts";
import { type PageState, packQueries } from "./shared/lib/page-state.ts";
import { createQueryClient } from "./shared/lib/query-client.ts";
import { createServerClient } from "./shared/lib/server-client.ts";
import { createApi } from "./shared/lib/trpc.ts";

function absoluteHead(head: PageHeadInput | null, origin: string): PageHead {
  if (!head) throw new Error("A page said nothing about its title and description");
  const { title, canonical, ...rest } = head;
  return { ...rest, title: fullTitle(title), canonical: canonical && new URL(canonical, origin).href };
}

/** Renders one page for the gateway. */
export const render: Render = async ({ url, origin, host, now, call }) => {
  const location = new URL(url, origin);
  const matched = matchRoute(location);
  const queryClient = createQueryClient(() => {});
  const client = createServerClient(call);
  const page = await loadPage(matched.route);
  await page.prefetch?.(createApi(queryClient, client), matched);

  const report: PageReport = { status: 200, head: null };
  const html = renderToString(
    <PageContext value={{ now, host, report, hydrating: { current: true } }}>
      <Providers queryClient={queryClient} client={client}>
        <StaticRouter location={url}>
          <App />
        </StaticRouter>
      </Providers>
    </PageContext>,
  );
  const state: PageState = { queries: packQueries(queryClient), now, host };
  const head = absoluteHead(report.head, origin);
  // No script is preloaded: the page is complete without, and its images and fonts come first.
  return { status: report.status, head, html, state: JSON.stringify(state), modules: [] };
};
