import { capabilities } from "@callboard/contracts/capability";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "#shared/lib/api/query-client.ts";
import { PageContext } from "#shared/lib/page/page-context.ts";
import { fakeGateway } from "../test/fake-gateway.ts";
import { App } from "./app.tsx";
import { loadPage, matchRoute } from "./match-route.ts";
import { navigateFromOutside } from "./navigator-bridge.ts";
import { Providers } from "./providers.tsx";

let root: Root | undefined;

async function open(path: string) {
  await loadPage(matchRoute({ pathname: path, search: "" }, capabilities).route);
  const host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  await act(async () =>
    root?.render(
      <PageContext
        value={{
          now: "2026-03-05T10:00:00.000Z",
          host: "localhost",
          capabilities,
          hydrating: { current: false },
        }}
      >
        <Providers queryClient={createQueryClient(() => {})} client={fakeGateway({}).client}>
          <MemoryRouter initialEntries={[path]}>
            <App />
          </MemoryRouter>
        </Providers>
      </PageContext>,
    ),
  );
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 3_000 });

describe("App", () => {
  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = "";
  });

  it("opens the next page at the top with the focus on its heading, and its title with it", async () => {
    await open("/help");
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole("link", { name: "Privacy Policy" }));
    const opened = await heading("Privacy Policy");
    await waitFor(() => expect(document.activeElement).toBe(opened));
    expect(document.title).toBe("Privacy Policy | Callboard");
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });

  it.each([
    ["has told", 640],
    ["has not told yet", 720],
  ])("restores the scroll position on Back where the browser %s of the scrolling", async (when, top) => {
    await open("/help");
    Object.assign(window, { scrollY: top });
    if (when === "has told") window.dispatchEvent(new Event("scroll"));
    await userEvent.click(screen.getByRole("link", { name: "Privacy Policy" }));
    await heading("Privacy Policy");
    Object.assign(window, { scrollY: 0 });
    window.dispatchEvent(new Event("scroll"));
    act(() => navigateFromOutside(-1 as unknown as string));
    await heading("Help Center");
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top, behavior: "instant" });
  });

  it("stays on the page when only the hash changes, and scrolls to the hash's target", async () => {
    await open("/privacy");
    const into = vi.spyOn(Element.prototype, "scrollIntoView");
    act(() => navigateFromOutside("/privacy#cookies"));
    await waitFor(() => expect(into).toHaveBeenCalled());
    expect(document.activeElement?.id).toBe("cookies");
  });

  it("shows the not-found page for an unknown URL", async () => {
    await open("/help");
    act(() => navigateFromOutside("/metrics"));
    await heading("Sorry, the page or content you are looking for does not exist.");
  });
});
