import type { Application, EventViewer } from "@callboard/contracts/application";
import type { EventDetails } from "@callboard/contracts/event";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveAuth } from "#shared/lib/session/session.ts";
import { answerSignIn, useIsAskedToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { account, signIn } from "../../../../test/claims.ts";
import { eventDetails, eventPage, eventSummary } from "../../../../test/events.ts";
import { type Answers, failure } from "../../../../test/fake-gateway.ts";
import { myApplication } from "../../../../test/my-lists.ts";
import { signedInAs } from "../../../../test/people.ts";
import { renderAt } from "../../../../test/render-at.tsx";
import { EventsScreen } from "../../listing/events-screen.tsx";
import { TheatreSection } from "../../theatre/theatre-section.tsx";

const ended = { starts_at: "2026-11-21T08:59:00.000Z" };

/** A gateway with one event, which is featured too. It remembers whether the user has applied. */
function gateway({ review = false, change = {} as Partial<EventDetails> } = {}): Answers {
  const state = { sent: null as Application | null };
  return {
    "reference.cities": () => [],
    "video.list": () => ({ videos: [], pagination: eventPage([]).pagination }),
    "event.categories": () => [{ id: 9, name: "Theatre" }],
    "event.list": () => eventPage([eventSummary(7)]),
    "event.related": () => eventPage([eventSummary(7)]),
    "event.get": () => eventDetails(7, change),
    "event.viewer": (): EventViewer => ({
      can: { apply: !state.sent && !review, review, contribute: false },
      application: state.sent,
    }),
    "application.applied": () => (state.sent ? [7] : []),
    "application.create": () => {
      const { event: _, ...sent } = myApplication(31, { event_id: 7 });
      state.sent = sent;
      return sent;
    },
    "session.current": () => ({ ...signedInAs(account, "token"), user: account }),
  };
}

function AskedToSignIn() {
  return useIsAskedToSignIn() && <p>Asked to sign in</p>;
}

function show({ address = "/events?city=pune", page = <EventsScreen />, answers = gateway() } = {}) {
  const withRequest = (
    <>
      {page}
      <AskedToSignIn />
    </>
  );
  return renderAt(address, withRequest, { answers });
}

const address = () => screen.getByTestId("address").textContent;
const dialog = async () => within(await screen.findByRole("dialog", { name: "Apply for Event 7" }));
async function pressApply({ user }: ReturnType<typeof show>) {
  const [link] = await screen.findAllByRole("link", { name: "Apply Now: Event 7" });
  await user.click(link as HTMLElement);
  return link as HTMLElement;
}

beforeEach(() => {
  vi.spyOn(notify, "success").mockImplementation(() => {});
});

describe("applying from a list", () => {
  beforeEach(signIn);

  it.each([
    ["the list of events", "/events?city=pune", <EventsScreen key="events" />],
    ["the theatre section", "/?category_id=2", <TheatreSection key="theatre" />],
  ])("opens the dialog over %s, and closes it there", async (_where, from, page) => {
    const shown = show({ address: from, page });
    const link = await pressApply(shown);
    await dialog();
    expect(address()).toBe(`${from}&apply=7`);
    await shown.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe(from);
    expect(document.activeElement).toBe(link);
  });

  it("says on every card of the event that one has applied, and keeps the focus there", async () => {
    const shown = show();
    const link = await pressApply(shown);
    const form = await dialog();
    await shown.user.type(form.getByLabelText(/Note/), "I sing alto.");
    await shown.user.click(form.getByRole("button", { name: "Send application" }));
    expect(await screen.findAllByRole("link", { name: "You have applied: Event 7" })).toHaveLength(2);
    await waitFor(() => expect(address()).toBe("/events?city=pune"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(link);
    expect(link.textContent).toBe("You have applied");
    expect(link.getAttribute("href")).toBe("/event/7");
    expect(shown.calls.filter(({ path }) => path === "application.create")).toHaveLength(1);
  });

  it("says on one's own call that it is", async () => {
    const shown = show({ answers: gateway({ review: true }) });
    await pressApply(shown);
    const link = (await dialog()).getByRole("link", { name: "See the applications" });
    expect(link.getAttribute("href")).toBe("/event/7#applications");
  });

  it("shows what failed, and loads the event on Retry", async () => {
    let isDown = true;
    const get = () => {
      if (isDown) throw failure("upstream");
      return eventDetails(7);
    };
    const shown = show({ answers: { ...gateway(), "event.get": get } });
    await pressApply(shown);
    const failed = within(await screen.findByRole("dialog", { name: "Apply Now" }));
    expect(failed.getByText("The event could not be loaded")).toBeTruthy();
    isDown = false;
    await shown.user.click(failed.getByRole("button", { name: "Retry" }));
    await dialog();
  });
});

describe("a visitor who applies from a list", () => {
  it("signs in first, then gets the dialog over the list", async () => {
    const shown = show();
    await pressApply(shown);
    await screen.findByText("Asked to sign in");
    await act(async () => {
      saveAuth(signedInAs(account, "token").auth);
      answerSignIn(true);
    });
    await dialog();
    expect(address()).toBe("/events?city=pune&apply=7");
  });

  it("is asked again by the button after cancelling", async () => {
    const shown = show();
    await pressApply(shown);
    await screen.findByText("Asked to sign in");
    await act(async () => answerSignIn(false));
    expect(screen.queryByText("Asked to sign in")).toBeNull();
    await pressApply(shown);
    await screen.findByText("Asked to sign in");
    await act(async () => answerSignIn(false));
  });

  it("reads that a call is closed, and is not asked to sign in", async () => {
    show({ address: "/events?apply=7", answers: gateway({ change: ended }) });
    expect((await dialog()).getByText("This date has passed")).toBeTruthy();
    expect(screen.queryByText("Asked to sign in")).toBeNull();
  });
});
