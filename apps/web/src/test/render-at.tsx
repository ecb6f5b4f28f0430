import { type Capability, capabilities } from "@callboard/contracts/capability";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { Providers } from "#app/providers.tsx";
import { createQueryClient } from "#shared/lib/api/query-client.ts";
import { createErrorHandler } from "#shared/lib/failure/error-handler.ts";
import { PageContext, type PageReport } from "#shared/lib/page/page-context.ts";
import { endSession } from "#shared/lib/session/session.ts";
import { type Answers, fakeGateway } from "./fake-gateway.ts";

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

type Options = {
  answers?: Answers;
  /** The element's route; without one, any URL renders it. */
  route?: string;
  host?: string;
  now?: string;
  publicReads?: string[] | undefined;
  /** What the upstream offers; all of it, unless the test says otherwise. */
  offered?: readonly Capability[];
};

/** Renders a part of the app at a URL, with a fake gateway, and records all toasts. */
export function renderAt(address: string, element: ReactElement, options: Options = {}) {
  const { answers = {}, route = "*", host = "localhost:3000", now = "2026-11-21T09:00:00.000Z" } = options;
  const gateway = fakeGateway(answers);
  const toasts: string[] = [];
  const queryClient = createQueryClient(
    createErrorHandler({
      toast: (text) => toasts.push(text),
      goToNotFound: () => toasts.push("→ /404"),
      endSession,
    }),
  );
  const report: PageReport = { status: 200, head: null };
  const view = render(
    <PageContext
      value={{
        now,
        host,
        publicReads: options.publicReads,
        capabilities: options.offered ?? capabilities,
        report,
        hydrating: { current: false },
      }}
    >
      <Providers queryClient={queryClient} client={gateway.client}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path={route} element={element} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </Providers>
    </PageContext>,
  );
  return { ...view, user: userEvent.setup(), calls: gateway.calls, toasts, report, queryClient };
}
