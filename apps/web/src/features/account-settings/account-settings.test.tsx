import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveFile } from "#shared/lib/page/save-file.ts";
import { signIn } from "../../test/claims.ts";
import { type Answers, refusedFields } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { AccountSettingsScreen } from "./account-settings-screen.tsx";
import { ConfirmEmailScreen } from "./confirm-email-screen.tsx";
import { deletionLines } from "./deletion-words.ts";

vi.mock("#shared/lib/page/save-file.ts", () => ({ saveFile: vi.fn() }));

const user = {
  ...{ id: 1, name: "Asha Rao", username: "asha", email: "asha@example.com", phone: "+919812345678" },
  ...{ is_phone_verified: true, has_artist_profile: false, has_agency_profile: false },
};
const auth = { user: { id: 1, name: "Asha Rao" }, token: "token-1" };
const counts = {
  ...{ events: 1, campaigns: 0, comments: 3, applications: 2, pledges: 1 },
  ...{ applicants: 4, messages: 0, tapes: 0, members: 2, teams: 0 },
};

const show = (answers: Answers = {}) =>
  renderAt("/account/settings", <AccountSettingsScreen />, {
    route: "/account/settings",
    answers: {
      "session.current": () => ({ auth, user }),
      "account.emailChange": () => null,
      "account.deletion": () => ({ counts, is_staff: false }),
      ...answers,
    },
  });
type Shown = ReturnType<typeof show>;
const inputsOf = ({ calls }: Shown, path: string) =>
  calls.filter((call) => call.path === path).map(({ input }) => input);

/** Opens a form. */
async function ask({ user: person }: Shown, button: string, title: string) {
  const opener = await screen.findByRole("button", { name: button });
  await waitFor(() => expect(opener.hasAttribute("disabled")).toBe(false));
  await person.click(opener);
  return within(await screen.findByRole("dialog", { name: title }));
}

beforeEach(() => {
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

describe("the account settings", () => {
  it("change a name, which is kept in the browser too", async () => {
    const signedIn = {
      auth: { ...auth, user: { id: 1, name: "Asha Menon" } },
      user: { ...user, name: "Asha Menon" },
    };
    const shown = show({ "account.changeName": () => ({ message: "Your name is changed", signedIn }) });
    const form = await ask(shown, "Change your name", "Change your name");
    const name = form.getByLabelText("Name");
    expect(name).toHaveProperty("value", "Asha Rao");
    await shown.user.clear(name);
    await shown.user.click(form.getByRole("button", { name: "Change name" }));
    expect(await form.findByText("Name is required")).toBeTruthy();
    await shown.user.type(name, "Asha Menon");
    await shown.user.click(form.getByRole("button", { name: "Change name" }));
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith("Your name is changed"));
    expect(inputsOf(shown, "account.changeName")).toEqual([{ name: "Asha Menon" }]);
    expect(localStorage.getItem("auth")).toContain("Asha Menon");
  });

  it("say at its field that a password is wrong, and keep what was typed", async () => {
    const shown = show({
      "account.changePassword": () => {
        throw refusedFields({ current_password: "This is not your password" });
      },
    });
    const form = await ask(shown, "Change your password", "Change your password");
    await shown.user.type(form.getByLabelText("Present password"), "not this one");
    await shown.user.type(form.getByLabelText("New password"), "nine paper boats");
    await shown.user.click(form.getByRole("button", { name: "Change password" }));
    expect(await form.findByText("This is not your password")).toBeTruthy();
    expect(form.getByLabelText("New password")).toHaveProperty("value", "nine paper boats");
    expect(localStorage.getItem("auth")).not.toBeNull();
  });

  it("say which address waits, and take it back", async () => {
    const shown = show({
      "account.emailChange": () => ({ email: "new@example.com", expires_at: "2026-12-04T10:00:00.000Z" }),
      "account.cancelEmail": () => ({ message: "Your address stays as it is" }),
    });
    expect((await screen.findByText(/waits for you/)).textContent).toContain("new@example.com");
    await shown.user.click(screen.getByRole("button", { name: "Take back" }));
    await waitFor(() => expect(screen.queryByText(/waits for you/)).toBeNull());
  });

  it("save one's data as a file, and say of which lists it has the newest alone", async () => {
    const file = { name: "callboard-my-data-2026-03-01.json", text: "{}\n" };
    const shown = show({ "account.exportData": () => ({ ...file, cut: ["message_files"] }) });
    const form = await ask(shown, "Download", "Download your data");
    await shown.user.type(form.getByLabelText("Your password"), "a curtain rises");
    await shown.user.click(form.getByRole("button", { name: "Download my data" }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith({ ...file, type: "application/json" }));
    expect(notify.success).toHaveBeenCalledWith(
      "Your data is in callboard-my-data-2026-03-01.json. It has the newest of your message files.",
    );
  });

  it("delete the account after the password, and have a last word", async () => {
    const shown = show({ "account.delete": () => null });
    const form = await ask(shown, "Delete my account", "Delete your account?");
    await shown.user.type(form.getByLabelText("Your password"), "a curtain rises");
    await shown.user.click(form.getByRole("button", { name: "Delete my account for good" }));
    const heading = await screen.findByRole("heading", { name: "Your account is deleted" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(localStorage.getItem("auth")).toBeNull();
  });

  it("offer staff no deletion", async () => {
    show({ "account.deletion": () => ({ counts, is_staff: true }) });
    expect(await screen.findByText(/ask an administrator/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
  });
});

describe("what becomes of an account", () => {
  it("is said in words and numbers, without what there is none of", () => {
    const lines = deletionLines({ counts, is_staff: false });
    expect(lines.map(({ what }) => what)).toEqual([
      ...["1 call", "1 pledge", "2 applications", "3 comments", "Your team of 2 other people"],
    ]);
    expect(lines[0]?.becomes).toContain("4 applicants for calls to come are told.");
    expect(deletionLines({ counts: { ...counts, comments: 1_000 }, is_staff: false })[3]?.what).toBe(
      "1000 or more comments",
    );
  });
});

describe("the link to confirm an address", () => {
  const open = (answers: Answers, hash = "#a-token-of-a-mail") =>
    renderAt(`/account/email${hash}`, <ConfirmEmailScreen />, { route: "/account/email", answers });

  it("takes a press, for somebody who is not signed in as well", async () => {
    localStorage.clear();
    const shown = open({ "account.confirmEmail": () => ({ message: "Changed" }) });
    await shown.user.click(await screen.findByRole("button", { name: "Confirm the address" }));
    expect(await screen.findByText(/The former one got a mail/)).toBeTruthy();
    const sent = shown.calls.filter(({ path }) => path === "account.confirmEmail");
    expect(sent.map(({ input }) => input)).toEqual([{ token: "a-token-of-a-mail" }]);
    expect(screen.getByRole("link", { name: "Sign in" })).toBeTruthy();
  });

  it("says that it is over, and where nothing stands behind it what to do", async () => {
    const shown = open({
      "account.confirmEmail": () => {
        throw refusedFields({});
      },
    });
    await shown.user.click(await screen.findByRole("button", { name: "Confirm the address" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
  });
});
