import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveAuth } from "#shared/lib/session/session.ts";
import { askToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { signedInAs } from "../../../test/people.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { SignInDialogHost } from "./sign-in-dialog-host.tsx";

/** A page with an action that needs a session; `answered` records the results. */
function show(answers: Answers = {}) {
  const answered = vi.fn<(isSignedIn: boolean) => void>();
  const said = vi.spyOn(notify, "success").mockImplementation(() => {});
  const page = (
    <>
      <button type="button" onClick={() => void askToSignIn().then(answered)}>
        Apply Now
      </button>
      <SignInDialogHost />
    </>
  );
  return { answered, said, ...renderAt("/event/7?from=list", page, { answers }) };
}

const opener = () => screen.getByRole("button", { name: "Apply Now" });

async function open({ user }: ReturnType<typeof show>) {
  await user.click(opener());
  return within(await screen.findByRole("dialog", { name: "Sign In" }));
}

async function fill(dialog: Awaited<ReturnType<typeof open>>, { user }: ReturnType<typeof show>) {
  await user.type(dialog.getByRole("textbox", { name: "Email, username or mobile number" }), "asha");
  await user.type(dialog.getByLabelText("Password"), "stage-left");
  await user.click(dialog.getByRole("button", { name: "Sign In" }));
}

describe("signing in on the page", () => {
  it("resolves at once when signed in already", async () => {
    saveAuth(signedInAs().auth);
    expect(await askToSignIn()).toBe(true);
  });

  it("signs in, confirms it, resolves and restores the focus", async () => {
    const shown = show({ "session.signIn": () => signedInAs() });
    await fill(await open(shown), shown);
    await waitFor(() => expect(shown.answered).toHaveBeenCalledWith(true));
    expect(shown.said).toHaveBeenCalledWith("Login Successfully");
    expect(JSON.parse(localStorage.getItem("auth") ?? "")).toEqual(signedInAs().auth);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(opener());
    expect(screen.getByTestId("address").textContent).toBe("/event/7?from=list");
  });

  it("can be filled in by keyboard alone", async () => {
    const shown = show({ "session.signIn": () => signedInAs() });
    await open(shown);
    await shown.user.keyboard("asha{Tab}stage-left{Enter}");
    await waitFor(() => expect(shown.answered).toHaveBeenCalledWith(true));
    expect(shown.calls[0]?.input).toEqual({ username: "asha", password: "stage-left" });
  });

  it("shows the error above its button, and can be retried", async () => {
    const refuse = () => {
      throw failure("unauthorized", "Invalid credentials");
    };
    const shown = show({ "session.signIn": refuse });
    const dialog = await open(shown);
    await fill(dialog, shown);
    const alert = await dialog.findByRole("alert");
    expect(alert.textContent).toBe("Invalid credentials");
    const button = dialog.getByRole<HTMLButtonElement>("button", { name: "Sign In" });
    expect(alert.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(button.disabled).toBe(false);
    expect(shown.answered).not.toHaveBeenCalled();
  });

  it("treats Escape as a no, restores the focus, and can be opened again", async () => {
    const shown = show();
    await open(shown);
    await shown.user.keyboard("{Escape}");
    await waitFor(() => expect(shown.answered).toHaveBeenCalledWith(false));
    expect(document.activeElement).toBe(opener());
    await open(shown);
    expect(shown.answered).toHaveBeenCalledTimes(1);
  });

  it("links to registering and back here, which answers no", async () => {
    const shown = show();
    const dialog = await open(shown);
    await shown.user.click(dialog.getByRole("link", { name: "Register Now" }));
    expect(screen.getByTestId("address").textContent).toBe("/register?next=%2Fevent%2F7%3Ffrom%3Dlist");
    await waitFor(() => expect(shown.answered).toHaveBeenCalledWith(false));
  });

  it("links to a new password", async () => {
    const shown = show();
    const dialog = await open(shown);
    await shown.user.click(dialog.getByRole("link", { name: "Forgot your password?" }));
    expect(screen.getByTestId("address").textContent).toBe("/forgot-password");
    await waitFor(() => expect(shown.answered).toHaveBeenCalledWith(false));
  });

  it("resolves when another tab signs in", async () => {
    const shown = show();
    await open(shown);
    act(() => saveAuth(signedInAs().auth));
    await waitFor(() => expect(shown.answered).toHaveBeenCalledWith(true));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
