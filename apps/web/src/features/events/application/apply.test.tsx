import type { Application, EventViewer } from "@callboard/contracts/application";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveAuth } from "#shared/lib/session/session.ts";
import { answerSignIn, useIsAskedToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { account, signIn } from "../../../test/claims.ts";
import { eventDetails, eventPage } from "../../../test/events.ts";
import { type Answers, failure, refusedFields } from "../../../test/fake-gateway.ts";
import { myApplication } from "../../../test/my-lists.ts";
import { person, signedInAs } from "../../../test/people.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { EventScreen } from "../detail/event-screen.tsx";

/** An application as the event's page shows it. */
function application(change: Partial<Application> = {}): Application {
  const { event: _, ...sent } = myApplication(31, { event_id: 7, ...change });
  return sent;
}

/** A fake gateway that remembers whether the user has applied. */
function gateway({ sent = null as Application | null, review = false } = {}): Answers {
  const state = { sent };
  return {
    "event.get": () => eventDetails(7),
    "event.related": () => eventPage([]),
    "event.viewer": (): EventViewer => ({
      can: { apply: !state.sent && !review, review, contribute: false },
      application: state.sent,
    }),
    "application.create": () => {
      state.sent = application();
      return state.sent;
    },
    "application.withdraw": () => {
      state.sent = null;
      return { message: "Application withdrawn" };
    },
    "session.current": () => ({ ...signedInAs(account, "token"), user: account }),
    "tape.upload": () => null,
  };
}

function AskedToSignIn() {
  return useIsAskedToSignIn() && <p>Asked to sign in</p>;
}

function show(answers: Answers = {}, address = "/event/7") {
  return renderAt(address, <EventScreen id="7" />, { answers: { ...gateway(), ...answers } });
}

const applyButtons = () => screen.findAllByRole("button", { name: "Apply Now" });
const openDialog = async () =>
  within(await screen.findByRole("dialog", { name: "Apply for Event 7" }, { timeout: 5_000 }));
const sentInputs = (calls: { path: string; input: unknown }[]) =>
  calls.filter(({ path }) => path === "application.create").map(({ input }) => input);

const nothingShown = "Write a note, link your reel or show your profile";
type Dialog = Awaited<ReturnType<typeof openDialog>>;
type User = ReturnType<typeof show>["user"];

let said: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  said = vi.spyOn(notify, "success").mockImplementation(() => {});
});

async function open(shown: ReturnType<typeof show>) {
  const [button] = await applyButtons();
  await shown.user.click(button as HTMLElement);
  return openDialog();
}

describe("applying for an event", () => {
  beforeEach(signIn);

  it("sends the note and the reel, confirms it and shows the state", async () => {
    const shown = show();
    const dialog = await open(shown);
    expect(dialog.getByText(/sees your name with it, and can write to you here/)).toBeTruthy();
    await shown.user.type(dialog.getByLabelText(/Note/), "I sing alto.");
    await shown.user.type(dialog.getByLabelText(/Link to your reel/), "example.com/reel");
    await shown.user.tab();
    expect(dialog.getByLabelText<HTMLInputElement>(/Link to your reel/).value).toBe(
      "https://example.com/reel",
    );
    await shown.user.click(dialog.getByRole("button", { name: "Send application" }));
    expect(await screen.findByText("Sent")).toBeTruthy();
    expect(screen.getByText("Sent on 20 Nov 2026")).toBeTruthy();
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/event/7"));
    expect(said).toHaveBeenCalledWith("Application sent");
    expect(sentInputs(shown.calls)).toEqual([
      {
        ...{ event_id: 7, note: "I sing alto.", reel_url: "https://example.com/reel" },
        ...{ shares_profile: false, shared_fields: [], allows_sharing: false },
      },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: "Apply Now" })).toBeNull();
    expect(sessionStorage.getItem("draft:apply-7")).toBeNull();
  });

  it("attaches the artist profile unless it is deselected", async () => {
    const shown = show({ "session.current": () => signedInAs(person({ has_artist_profile: true })) });
    const dialog = await open(shown);
    const box = await dialog.findByRole<HTMLInputElement>("checkbox", { name: "Show my artist profile" });
    expect(box.checked).toBe(true);
    await shown.user.click(dialog.getByRole("button", { name: "Send application" }));
    await screen.findByText("Sent");
    expect(sentInputs(shown.calls)).toMatchObject([{ shares_profile: true }]);
  });

  it("may be shown to others than the poster only where that is ticked", async () => {
    const shown = show();
    const dialog = await open(shown);
    await shown.user.type(dialog.getByLabelText(/Note/), "I sing alto.");
    await shown.user.click(dialog.getByRole("checkbox", { name: "May be shown to the production team" }));
    await shown.user.click(dialog.getByRole("button", { name: "Send application" }));
    await screen.findByText("Sent");
    expect(sentInputs(shown.calls)).toMatchObject([{ allows_sharing: true }]);
  });

  it.each([
    ["a note", (dialog: Dialog, user: User) => user.type(dialog.getByLabelText(/Note/), "I")],
    ["a reel", (dialog: Dialog, user: User) => user.type(dialog.getByLabelText(/reel/), "reel.example")],
    [
      "a profile",
      (dialog: Dialog, user: User) => user.click(dialog.getByRole("checkbox", { name: /artist profile$/ })),
    ],
  ])("refuses an application that shows nothing, until there is %s", async (_what, add) => {
    const shown = show({ "session.current": () => signedInAs(person({ has_artist_profile: true })) });
    const dialog = await open(shown);
    await shown.user.click(await dialog.findByRole("checkbox", { name: "Show my artist profile" }));
    const send = dialog.getByRole("button", { name: "Send application" });
    await shown.user.click(send);
    expect(await dialog.findByText(nothingShown)).toBeTruthy();
    expect(sentInputs(shown.calls)).toEqual([]);
    await add(dialog, shown.user);
    await waitFor(() => expect(dialog.queryByText(nothingShown)).toBeNull());
    await shown.user.click(send);
    await screen.findByText("Sent");
  });

  it("counts no profile of somebody who has none", async () => {
    const shown = show();
    const dialog = await open(shown);
    await shown.user.click(dialog.getByRole("button", { name: "Send application" }));
    expect(await dialog.findByText(nothingShown)).toBeTruthy();
    expect(sentInputs(shown.calls)).toEqual([]);
  });

  it("keeps the draft after closing, and opens by URL", async () => {
    const shown = show();
    const dialog = await open(shown);
    expect(screen.getByTestId("address").textContent).toBe("/event/7?apply=1");
    await shown.user.type(dialog.getByLabelText(/Note/), "I sing alto.");
    await shown.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByTestId("address").textContent).toBe("/event/7");
    shown.unmount();
    show({}, "/event/7?apply=1");
    const again = await openDialog();
    await waitFor(() => expect(again.getByLabelText<HTMLTextAreaElement>(/Note/).value).toBe("I sing alto."));
  });

  it("shows the API's message on its field and keeps the input", async () => {
    const shown = show({
      "application.create": () => {
        throw refusedFields({ reel_url: "Invalid URL" });
      },
    });
    const dialog = await open(shown);
    await shown.user.type(dialog.getByLabelText(/Note/), "I sing alto.");
    await shown.user.click(dialog.getByRole("button", { name: "Send application" }));
    expect(await dialog.findByText("Invalid URL")).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/Note/).value).toBe("I sing alto.");
  });

  it("shows in a toast why it was refused, and keeps the input", async () => {
    const shown = show({
      "application.create": () => {
        throw failure("validation", "Applications for this event are closed");
      },
    });
    const dialog = await open(shown);
    await shown.user.type(dialog.getByLabelText(/Note/), "I sing alto.");
    await shown.user.click(dialog.getByRole("button", { name: "Send application" }));
    await waitFor(() => expect(shown.toasts).toEqual(["Applications for this event are closed"]));
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/Note/).value).toBe("I sing alto.");
  });

  it("submits once on a double click", async () => {
    const shown = show();
    const dialog = await open(shown);
    await shown.user.type(dialog.getByLabelText(/Note/), "I sing alto.");
    const form = dialog.getByRole("button", { name: "Send application" }).closest("form") as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await screen.findByText("Sent");
    expect(sentInputs(shown.calls)).toHaveLength(1);
  });
});

describe("a visitor who applies", () => {
  /** Answers the request to sign in, as the dialog does. */
  const answer = (isSignedIn: boolean) =>
    act(async () => {
      if (isSignedIn) saveAuth(signedInAs(account, "token").auth);
      answerSignIn(isSignedIn);
    });

  it("signs in first, then gets the dialog", async () => {
    const { user, calls } = show();
    const [button] = await applyButtons();
    await user.click(button as HTMLElement);
    expect(calls.map(({ path }) => path)).not.toContain("event.viewer");
    expect(screen.queryByRole("dialog")).toBeNull();
    await answer(true);
    expect(await openDialog()).toBeTruthy();
  });

  it("is asked to sign in by the URL too, but after cancelling only by the button", async () => {
    const { user } = show({}, "/event/7?apply=1");
    const [button] = await applyButtons();
    await answer(false);
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(button as HTMLElement);
    await answer(true);
    expect(await openDialog()).toBeTruthy();
  });

  it("signs in again when the session ends, and finds the draft", async () => {
    signIn();
    const shown = show({
      "application.create": () => {
        throw failure("unauthorized");
      },
    });
    const dialog = await open(shown);
    await shown.user.type(dialog.getByLabelText(/Note/), "I sing alto.");
    await shown.user.click(dialog.getByRole("button", { name: "Send application" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shown.toasts).toEqual(["Unauthorized"]);
    await answer(true);
    const again = await openDialog();
    await waitFor(() => expect(again.getByLabelText<HTMLTextAreaElement>(/Note/).value).toBe("I sing alto."));
  });
});

describe("an applicant", () => {
  beforeEach(signIn);

  it("withdraws after confirmation", async () => {
    const shown = show(gateway({ sent: application() }));
    await shown.user.click(await screen.findByRole("button", { name: "Withdraw" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this application?" }));
    await shown.user.click(dialog.getByRole("button", { name: "Withdraw" }));
    expect(await applyButtons()).toHaveLength(2);
    expect(said).toHaveBeenCalledWith("Application withdrawn");
    expect(shown.calls).toContainEqual({ path: "application.withdraw", input: { id: 31 } });
  });

  it.each([
    ["viewed", "Viewed"],
    ["shortlisted", "Shortlisted"],
    ["declined", "Declined"],
  ] as const)("cannot withdraw once it is %s, and sees that state", async (state, word) => {
    show(gateway({ sent: application({ state, can: { withdraw: false } }) }));
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Withdraw" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Apply Now" })).toBeNull();
  });
});

describe("an event that takes no applications", () => {
  it.each([
    ["has begun", { starts_at: "2026-11-21T08:59:00.000Z" }, "This date has passed"],
    [
      "is past its last day for them",
      { apply_by: "2026-11-20", apply_until: "2026-11-20T18:30:00.000Z" },
      "Applications closed",
    ],
  ])("shows that it %s, and opens no dialog", async (_when, change, words) => {
    signIn();
    show({ "event.get": () => eventDetails(7, change) }, "/event/7?apply=1");
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Apply Now" })).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says so to a visitor, who is not asked to sign in", async () => {
    const isOver = () => eventDetails(7, { starts_at: "2026-11-21T08:59:00.000Z" });
    const page = (
      <>
        <EventScreen id="7" />
        <AskedToSignIn />
      </>
    );
    const answers = { ...gateway(), "event.get": isOver };
    renderAt("/event/7?apply=1", page, { answers });
    expect(await screen.findByText("This date has passed")).toBeTruthy();
    expect(screen.queryByText("Asked to sign in")).toBeNull();
  });

  it("links its poster to the received applications", async () => {
    signIn();
    show({
      ...gateway({ review: true }),
      "board.get": () => ({
        ...{ event: { id: 7, title: "Chorus" }, labels: [], roles: [] },
        counts: { sent: 0, viewed: 0, shortlisted: 0, callback: 0, offered: 0, cast: 0, declined: 0 },
      }),
    });
    const link = await screen.findByRole("link", { name: "See the applications" });
    expect(link.getAttribute("href")).toBe("/event/7#applications");
    expect(await screen.findByText("Nobody has applied yet.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Apply Now" })).toBeNull();
  });
});
