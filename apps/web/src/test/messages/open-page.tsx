import { capabilities } from "@callboard/contracts/capability";
import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { createAppCache } from "#app/app-cache.ts";
import { loadPage, matchRoute } from "#app/match-route.ts";
import { Providers } from "#app/providers.tsx";
import { PageContext } from "#shared/lib/page/page-context.ts";
import { loadLazyParts } from "#shared/ui/state/lazy-hydration.tsx";
import { claimAnswers } from "../claims.ts";
import { type Answers, fakeGateway } from "../fake-gateway.ts";
import { profilePage } from "../profiles.ts";
import { article, category, pageOf, storiesFrom } from "../stories.ts";

/** The default answers. */
const healthy: Answers = {
  ...claimAnswers,
  "blog.list": () => pageOf(storiesFrom(1, 3)),
  "blog.bySlug": () => article(),
  "blog.recommended": () => [],
  "category.list": () => [category(1, "Acting craft")],
  "comment.list": () => ({ comments: [] }),
  "profile.list": () => profilePage([]),
};

/** Opens a URL in the whole app: layout, toasts and error handling included. */
export async function openPage(address: string, answers: Answers = {}): Promise<UserEvent> {
  await loadPage(matchRoute(new URL(address, "http://localhost:3000"), capabilities).route);
  await loadLazyParts();
  const { client } = fakeGateway({ ...healthy, ...answers });
  render(
    <PageContext
      value={{
        now: "2026-11-21T09:00:00.000Z",
        host: "localhost:3000",
        capabilities,
        hydrating: { current: false },
      }}
    >
      <Providers queryClient={createAppCache()} client={client}>
        <MemoryRouter initialEntries={[address]}>
          <App />
        </MemoryRouter>
      </Providers>
    </PageContext>,
  );
  return userEvent.setup();
}
