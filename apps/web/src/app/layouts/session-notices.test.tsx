import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { endSession, saveAuth } from "#shared/lib/session/session.ts";
import { answerSignIn, askToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { failure } from "../../test/fake-gateway.ts";
import { person, signedInAs } from "../../test/people.ts";
import { renderAt } from "../../test/render-at.tsx";
import { SessionNotices } from "./session-notices.tsx";

const unverified = signedInAs(person({ is_phone_verified: false }));
const show = (address: string, current: () => unknown) =>
  renderAt(address, <SessionNotices />, { answers: { "session.current": current } });

describe("the notices about one's own account", () => {
  it("tells an account with an unverified number, and links to the code and back here", async () => {
    saveAuth(unverified.auth);
    const { user } = show("/help?a=1", () => unverified);
    const link = await screen.findByRole("link", { name: "Verify it now" });
    expect(link.getAttribute("href")).toBe("/verify-otp?next=%2Fhelp%3Fa%3D1");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("is hidden from visitors, verified accounts and on the verification page, and fetches nothing for visitors", async () => {
    const visitor = show("/help", () => unverified);
    expect(visitor.calls).toEqual([]);
    visitor.unmount();
    saveAuth(signedInAs().auth);
    const verified = show("/help", () => signedInAs());
    await waitFor(() => expect(verified.calls).toHaveLength(1));
    expect(screen.queryByRole("region")).toBeNull();
    verified.unmount();
    saveAuth(unverified.auth);
    const page = show("/verify-otp", () => unverified);
    await waitFor(() => expect(page.calls).toHaveLength(1));
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("says nothing of the number where nobody could tell once it is verified", async () => {
    saveAuth(unverified.auth);
    const { calls } = renderAt("/help", <SessionNotices />, {
      answers: { "session.current": () => unverified },
      offered: [],
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("says how high the offer to sign in again is, for what stands above it", async () => {
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(72);
    const height = () => document.documentElement.style.getPropertyValue("--bottom-notice");
    saveAuth(signedInAs().auth);
    const { user } = show("/blog/self-tape", () => signedInAs());
    act(endSession);
    expect(height()).toBe("72px");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(height()).toBe("");
  });

  it("offers to sign in over the page when the session has ended, and disappears afterwards", async () => {
    saveAuth(signedInAs().auth);
    const { user } = show("/blog/self-tape", () => signedInAs());
    act(endSession);
    const again = screen.getByRole("button", { name: "Sign in again" });
    await user.click(again);
    const answer = askToSignIn();
    expect(screen.getByTestId("address").textContent).toBe("/blog/self-tape");
    act(() => saveAuth(signedInAs().auth));
    answerSignIn(true);
    expect(await answer).toBe(true);
    expect(screen.queryByRole("region", { name: "Signed out" })).toBeNull();
    act(endSession);
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("ends a session at the start that the gateway no longer knows", async () => {
    saveAuth(signedInAs().auth);
    show("/help", () => null);
    await waitFor(() => expect(localStorage.getItem("auth")).toBeNull());
    expect(screen.getByRole("region", { name: "Signed out" })).toBeDefined();
  });

  it("restores a lost half of the session at the start, and keeps it through an outage", async () => {
    localStorage.setItem("auth", "{broken");
    const { unmount } = show("/help", () => signedInAs());
    await waitFor(() => expect(localStorage.getItem("auth")).toBe(JSON.stringify(signedInAs().auth)));
    unmount();
    const outage = show("/help", () => {
      throw failure("network");
    });
    await waitFor(() => expect(outage.calls).toHaveLength(1));
    expect(localStorage.getItem("auth")).toBe(JSON.stringify(signedInAs().auth));
    expect(outage.toasts).toEqual([]);
  });
});
