import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveAuth } from "#shared/lib/session/session.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { signedInAs } from "../../../test/people.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

function show(answers: Answers = {}, address = "/login") {
  const said = vi.spyOn(notify, "success").mockImplementation(() => {});
  return { said, ...renderAt(address, <SignInScreen />, { answers, route: "/login" }) };
}
const identifier = () =>
  screen.getByRole<HTMLInputElement>("textbox", { name: "Email, username or mobile number" });
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const button = (name = "Sign In") => screen.getByRole<HTMLButtonElement>("button", { name });
const address = () => screen.getByTestId("address").textContent;

async function fill({ user }: ReturnType<typeof show>) {
  await user.type(identifier(), "asha");
  await user.type(password(), "stage-left");
}

describe("a forgotten password", () => {
  const links = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

  it("can be reset where the upstream offers it", () => {
    renderAt("/login", <SignInScreen />);
    expect(links()).toEqual(["Forgot your password?", "Need help signing in?", "Register Now"]);
  });

  it("is not mentioned otherwise, on the page and in the dialog", () => {
    renderAt("/login", <SignInScreen />, { offered: [] });
    expect(links()).toEqual(["Need help signing in?", "Register Now"]);
    renderAt("/help", <SignInDialog isOpen onAnswer={() => {}} />, { offered: [] });
    expect(within(screen.getByRole("dialog")).getAllByRole("link")).toHaveLength(1);
  });
});

describe("Sign In", () => {
  afterEach(() => vi.useRealTimers());

  it("requires both fields, focuses the first, and sends nothing", async () => {
    const { user, calls } = show();
    await user.click(button());
    expect(await screen.findByText("Required")).toBeDefined();
    expect(screen.getByText("Password is required")).toBeDefined();
    expect(document.activeElement).toBe(identifier());
    expect(calls).toEqual([]);
  });

  it("validates an empty field on blur, and clears the error", async () => {
    const { user } = show();
    await user.click(identifier());
    await user.tab();
    expect(await screen.findByText("Required")).toBeDefined();
    await user.type(identifier(), "a");
    await waitFor(() => expect(screen.queryByText("Required")).toBeNull());
  });

  it.each([
    ["/login", "/blog"],
    ["/login?next=%2Fblog%2Fself-tape%3Fa%3D1%23comments", "/blog/self-tape?a=1"],
    ["/login?next=https%3A%2F%2Fevil.example", "/blog"],
    ["/login?next=%2F%2Fevil.example", "/blog"],
  ])("redirects from %s to %s, a second after saying so", async (from, to) => {
    const shown = show({ "session.signIn": () => signedInAs() }, from);
    await fill(shown);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    await shown.user.click(button());
    await waitFor(() => expect(shown.said).toHaveBeenCalledWith("Login Successfully"));
    expect(JSON.parse(localStorage.getItem("auth") ?? "")).toEqual(signedInAs().auth);
    act(() => void vi.advanceTimersByTime(800));
    expect(address()).toBe(from);
    expect(button("Signing in...").disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(250));
    await waitFor(() => expect(address()).toBe(to));
    expect(shown.calls).toEqual([
      { path: "session.signIn", input: { username: "asha", password: "stage-left" } },
    ]);
  });

  it.each([
    [failure("unauthorized", "Invalid credentials"), "Invalid credentials"],
    [failure("unauthorized"), "Login failed"],
    [failure("upstream"), "Login failed"],
    [failure("network"), "Network error, please check your connection"],
    [failure("too_many_requests", "Too many attempts. Try again in 9 seconds."), /Try again in 9 seconds/],
  ])("shows the error above the button, and can be retried", async (error, text) => {
    const shown = show({
      "session.signIn": () => {
        throw error;
      },
    });
    await fill(shown);
    await shown.user.click(button());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(text);
    const isAbove = alert.compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isAbove).toBeTruthy();
    expect([identifier().value, password().value]).toEqual(["asha", "stage-left"]);
    expect(shown.toasts).toEqual([]);
    expect(button().disabled).toBe(false);
  });

  it("submits once, however often it is pressed", async () => {
    const shown = show({ "session.signIn": never });
    await fill(shown);
    await shown.user.click(button());
    await shown.user.keyboard("{Enter}");
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Signing in..." })).disabled).toBe(
      true,
    );
    expect(shown.calls).toHaveLength(1);
  });

  it("toggles the password, and accepts a pasted one", async () => {
    const { user } = show();
    await user.click(password());
    await user.paste("stage-left");
    expect(password().type).toBe("password");
    await user.click(button("Show password"));
    expect(password().type).toBe("text");
    await user.click(button("Hide password"));
    expect(password().type).toBe("password");
    expect(password().value).toBe("stage-left");
  });

  it("supports password managers and links to help, a new password and an account", () => {
    show({}, "/login?next=%2Fblog%2Fself-tape");
    expect(identifier().autocomplete).toBe("username");
    expect(password().autocomplete).toBe("current-password");
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("Need help signing in?")).toBe("/help");
    expect(href("Forgot your password?")).toBe("/forgot-password");
    expect(href("Register Now")).toBe("/register?next=%2Fblog%2Fself-tape");
  });

  it("offers users who are signed in already to continue", () => {
    saveAuth(signedInAs().auth);
    show({}, "/login?next=%2Fhelp");
    expect(screen.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe("/help");
  });
});
