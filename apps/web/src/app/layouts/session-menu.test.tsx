import type { Capability } from "@callboard/contracts/capability";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as leave from "#shared/lib/session/reload-at.ts";
import { clearAuth, saveAuth } from "#shared/lib/session/session.ts";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { signedInAs } from "../../test/people.ts";
import { renderAt } from "../../test/render-at.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { SessionMenu } from "./session-menu.tsx";

const show = (answers: Answers = {}, offered?: readonly Capability[]) =>
  renderAt("/help", <SessionMenu />, { answers, ...(offered && { offered }) });
/** What was sent beside what the bell asks. */
const sentBy = ({ calls }: ReturnType<typeof show>) =>
  calls.map(({ path }) => path).filter((path) => !path.startsWith("notification."));
const trigger = () => screen.getByRole("button", { name: "Asha Rao" });

async function askToLeave({ user }: ReturnType<typeof show>) {
  await user.click(trigger());
  await user.click(await screen.findByRole("menuitem", { name: "Logout" }));
  return within(await screen.findByRole("dialog", { name: "Are you sure?" }));
}

describe("the user's menu", () => {
  beforeEach(() => {
    saveAuth(signedInAs().auth);
    localStorage.setItem("draft:claim", "{}");
    sessionStorage.setItem("draft:comment:7", '"Half a thought"');
    vi.spyOn(leave, "reloadAt").mockImplementation(() => {});
  });

  it("shows initial and name, and links to the account", async () => {
    const { user } = show();
    expect(trigger().textContent).toBe("AAsha Rao");
    expect(screen.queryByRole("link", { name: "Login / Register" })).toBeNull();
    await user.click(trigger());
    const account = await screen.findByRole("menuitem", { name: "Account" });
    expect(account.getAttribute("href")).toBe("/account");
  });

  it("has only Logout where the upstream has no accounts to show", async () => {
    const { user } = show({}, []);
    await user.click(trigger());
    expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
      "Logout",
    ]);
    renderAt("/help", <MenuPanel isOpen onOpenChange={() => {}} />, { offered: [] });
    expect(await screen.findByRole("button", { name: "Logout" })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Account" })).toBeNull();
  });

  it("asks before it logs out, and restores the focus to its button", async () => {
    const shown = show();
    const dialog = await askToLeave(shown);
    expect(dialog.getByText("You will be logged out.")).toBeDefined();
    await shown.user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
    expect(sentBy(shown)).toEqual([]);
    expect(localStorage.getItem("auth")).not.toBeNull();
  });

  it.each([
    ["answers", () => null],
    [
      "fails",
      () => {
        throw failure("network");
      },
    ],
  ])(
    "logs out when the gateway %s: nothing is left, and the front page is loaded anew",
    async (_how, answer) => {
      const shown = show({ "session.signOut": answer });
      const dialog = await askToLeave(shown);
      await shown.user.click(dialog.getByRole("button", { name: "Yes, logout!" }));
      await waitFor(() => expect(leave.reloadAt).toHaveBeenCalledWith("/"));
      expect({ ...localStorage, ...sessionStorage }).toEqual({});
      expect(sentBy(shown)).toEqual(["session.signOut"]);
    },
  );

  it("logs out although the gateway never answers", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
    const shown = show({ "session.signOut": never });
    const dialog = await askToLeave(shown);
    await shown.user.click(dialog.getByRole("button", { name: "Yes, logout!" }));
    act(() => void vi.advanceTimersByTime(3_000));
    await waitFor(() => expect(leave.reloadAt).toHaveBeenCalledWith("/"));
    expect(localStorage.getItem("auth")).toBeNull();
    vi.useRealTimers();
  });

  it("becomes the sign-in link when another tab signs out", async () => {
    show();
    act(() => {
      localStorage.removeItem("auth");
      window.dispatchEvent(new StorageEvent("storage", { key: "auth" }));
    });
    const link = await screen.findByRole("link", { name: "Login / Register" });
    expect(link.getAttribute("href")).toBe("/login");
  });

  it("shows all entries in the slide-in menu", async () => {
    const { user } = renderAt("/help", <MenuPanel isOpen onOpenChange={() => {}} />);
    expect(screen.getByText("Asha Rao")).toBeDefined();
    expect(screen.getByRole("link", { name: "Account" }).getAttribute("href")).toBe("/account");
    await user.click(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByRole("dialog", { name: "Are you sure?" })).toBeDefined();
    act(clearAuth);
  });
});
