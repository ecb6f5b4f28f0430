import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveAuth } from "#shared/lib/session/session.ts";
import { answerSignIn, useIsAskedToSignIn } from "#shared/lib/session/sign-in-request.ts";
import {
  eventAnswers,
  eventDraft,
  fillIn,
  formLists,
  leaveDraftOf,
  photo,
} from "../../../test/event-form.ts";
import { type Answers, failure, never, refusedFields } from "../../../test/fake-gateway.ts";
import { signedInAs } from "../../../test/people.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { CreateEventScreen } from "./create-event-screen.tsx";

function Asked() {
  return useIsAskedToSignIn() ? <p>Who is it?</p> : null;
}

function show(answers: Answers = {}) {
  const said = vi.spyOn(notify, "success").mockImplementation(() => {});
  const page = (
    <>
      <CreateEventScreen />
      <Asked />
    </>
  );
  const view = renderAt("/create-event", page, {
    answers: { ...formLists, "event.create": () => ({ id: 81 }), ...answers },
    route: "/create-event",
  });
  return { said, ...view };
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name = "Post Event") => screen.getByRole<HTMLButtonElement>("button", { name });
const address = () => screen.getByTestId("address").textContent;
const summary = () => screen.findByRole("region", { name: "The event was not posted" });
const posted = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ path }) => path === "event.create").map(({ input }) => input as unknown as FormData);

/** A complete form, restored from a draft. */
async function showFilled(answers: Answers = {}) {
  leaveDraftOf("event");
  const shown = show(answers);
  await screen.findByRole("option", { name: "Theatre" });
  await shown.user.upload(field("Event photo"), eventAnswers["Event photo"]);
  await shown.user.upload(field("Description photo"), eventAnswers["Description photo"]);
  return shown;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
  saveAuth(signedInAs().auth);
});
afterEach(() => {
  answerSignIn(false);
  vi.useRealTimers();
});

describe("Create Event", () => {
  it("checks what it shows: a mended price and website are no errors any more", async () => {
    const { user } = show();
    await user.click(button());
    const shown = await summary();
    expect(shown.textContent).toContain("Event price is required");
    const price = field("Event price (Compensation)");
    const website = field("Event website");
    const marks = () => [price, website].map((input) => input.getAttribute("aria-invalid"));
    expect(marks()).toEqual(["true", "true"]);
    await user.type(price, "12,50");
    await user.type(website, "example.org");
    await user.tab();
    expect([price.value, website.value]).toEqual(["12.50", "https://example.org"]);
    await waitFor(() => expect(marks()).not.toContain("true"));
  });

  it("shows five lines of the description", async () => {
    show();
    await screen.findByRole("option", { name: "Theatre" });
    expect(document.querySelector("textarea[name=description]")?.getAttribute("rows")).toBe("5");
  });

  it("sends the fields and both photos, and confirms it", async () => {
    const shown = show();
    await screen.findByRole("option", { name: "Theatre" });
    await fillIn(shown.user, eventAnswers);
    expect(field("Event website").value).toBe("https://prompt-desk.example.com");
    expect(field("Event price (Compensation)").value).toBe("120.50");
    expect(field("Contact number").value).toBe("9800000005");
    await shown.user.click(button());
    await waitFor(() => expect(shown.said).toHaveBeenCalledTimes(1));
    expect(shown.said).toHaveBeenCalledWith("Event created successfully!", {
      to: "/events#all-events",
      text: "All auditions & events",
    });
    const [form] = posted(shown);
    const { banner_photo, description_photo, idempotency_key, ...texts } = Object.fromEntries(form ?? []);
    expect(idempotency_key).toMatch(/^[\w-]{36}$/);
    expect(texts).toEqual({ ...eventDraft, kind: "event", price: "120.5" });
    expect([banner_photo, description_photo].map((file) => file instanceof File && file.name)).toEqual([
      "banner.jpg",
      "desk.png",
    ]);
  }, 20_000);

  it("clears the form and redirects to the events after a second", async () => {
    const shown = await showFilled();
    vi.useFakeTimers({
      toFake: ["Date", "setTimeout", "clearTimeout"],
      shouldAdvanceTime: true,
      now: new Date("2026-11-21T09:00:00Z"),
    });
    await shown.user.click(button());
    await waitFor(() => expect(shown.said).toHaveBeenCalled());
    expect(field("Title").value).toBe("");
    expect(screen.queryByText("banner.jpg")).toBeNull();
    expect(sessionStorage.getItem("draft:create-event")).toBeNull();
    act(() => void vi.advanceTimersByTime(800));
    expect(address()).toBe("/create-event");
    expect(button("Posting event...").disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(300));
    await waitFor(() => expect(address()).toBe("/events"));
  });

  it("leads to one's own where a moderator looks at it first", async () => {
    const shown = await showFilled({ "event.create": () => ({ id: 81, visibility: "waiting" }) });
    await shown.user.click(button());
    await waitFor(() => expect(shown.said).toHaveBeenCalled());
    expect(shown.said).toHaveBeenCalledWith("A moderator will look at this before it is public.", {
      to: "/account#auditions",
      text: "My auditions",
    });
    await waitFor(() => expect(address()).toBe("/account"), { timeout: 3_000 });
  });

  it("is busy while it posts, and posts once", async () => {
    const shown = await showFilled({ "event.create": never });
    await shown.user.dblClick(button());
    expect(
      (await screen.findByRole<HTMLButtonElement>("button", { name: "Posting event..." })).disabled,
    ).toBe(true);
    expect(screen.getByRole("progressbar", { name: "Sending your photos" })).toBeDefined();
    await shown.user.type(field("Title"), "{Enter}");
    expect(posted(shown)).toHaveLength(1);
  });

  it("keeps the text over a reload, and asks for the photos again", async () => {
    const first = show();
    await first.user.type(field("Title"), "Six Lanterns");
    await first.user.upload(field("Event photo"), photo("banner.jpg"));
    first.unmount();
    show();
    await waitFor(() => expect(field("Title").value).toBe("Six Lanterns"));
    expect(screen.queryByText("banner.jpg")).toBeNull();
    expect(screen.getByText(/after a reload, choose them again/)).toBeDefined();
  });

  it("makes visitors sign in, and continues with every field and file", async () => {
    localStorage.clear();
    const shown = await showFilled();
    await shown.user.click(button());
    expect(await screen.findByText("Who is it?")).toBeDefined();
    expect(posted(shown)).toEqual([]);
    act(() => {
      saveAuth(signedInAs().auth);
      answerSignIn(true);
    });
    await waitFor(() => expect(posted(shown)).toHaveLength(1));
    expect(posted(shown)[0]?.get("title")).toBe("Six Lanterns");
    expect(posted(shown)[0]?.get("banner_photo")).toMatchObject({ name: "banner.jpg" });
  });

  it("makes the user sign in again when the session has ended, and continues", async () => {
    let isKnown = false;
    const shown = await showFilled({
      "event.create": () => {
        if (!isKnown) throw failure("unauthorized");
        return { id: 81 };
      },
    });
    await shown.user.click(button());
    expect(await screen.findByText("Who is it?")).toBeDefined();
    expect([shown.toasts, localStorage.getItem("auth")]).toEqual([["Unauthorized"], null]);
    isKnown = true;
    act(() => {
      saveAuth(signedInAs().auth);
      answerSignIn(true);
    });
    await waitFor(() => expect(shown.said).toHaveBeenCalledTimes(1));
    expect(posted(shown)).toHaveLength(2);
  });

  it("keeps everything when the visitor cancels signing in, and asks again the next time", async () => {
    localStorage.clear();
    const shown = await showFilled();
    await shown.user.click(button());
    await screen.findByText("Who is it?");
    act(() => answerSignIn(false));
    await waitFor(() => expect(screen.queryByText("Who is it?")).toBeNull());
    expect([posted(shown), shown.toasts, field("Title").value]).toEqual([[], [], "Six Lanterns"]);
    expect(screen.queryByRole("region", { name: "The event was not posted" })).toBeNull();
    await shown.user.click(button());
    expect(await screen.findByText("Who is it?")).toBeDefined();
  });
});

describe("the idempotency key of a form", () => {
  const keysOf = (shown: ReturnType<typeof show>) =>
    posted(shown).map((form) => String(form.get("idempotency_key")));
  const failing = (...errors: unknown[]): Answers => ({
    "event.create": () => {
      const error = errors.shift();
      if (error) throw error;
      return { id: 81 };
    },
  });

  async function post(shown: ReturnType<typeof show>, count: number) {
    await waitFor(() => expect(button().disabled).toBe(false));
    await shown.user.click(button());
    await waitFor(() => expect(posted(shown)).toHaveLength(count));
  }

  it("stays the same until it is posted, whatever changes", async () => {
    const first = await showFilled(failing(failure("network"), refusedFields({ title: "Is taken" })));
    await post(first, 1);
    await summary();
    await first.user.type(field("Title"), "!");
    await post(first, 2);
    await screen.findByRole("link", { name: "Is taken" });
    first.unmount();
    const second = await showFilled();
    await post(second, 1);
    await waitFor(() => expect(second.said).toHaveBeenCalled());
    expect(new Set([...keysOf(first), ...keysOf(second)]).size).toBe(1);
    second.unmount();
    const third = await showFilled();
    await post(third, 1);
    expect(keysOf(third)).not.toEqual(keysOf(second));
  }, 20_000);

  it("is a new one when the user posts again after reading that other details were posted", async () => {
    const message = "This was already posted with other details.";
    const shown = await showFilled(failing(failure("validation", message)));
    await post(shown, 1);
    expect(within(await summary()).getByText(message)).toBeDefined();
    await post(shown, 2);
    expect(new Set(keysOf(shown)).size).toBe(2);
  });
});

describe("a form that is refused", () => {
  it("lists the missing fields at the top, focused, and links to each field", async () => {
    const shown = show();
    await shown.user.click(button());
    const list = await summary();
    await waitFor(() => expect(document.activeElement).toBe(list));
    const messages = within(list)
      .getAllByRole("link")
      .map((link) => link.textContent);
    expect(messages).toEqual([
      "Banner photo is required",
      "Event title is required",
      "Event category is required",
      "Event tag is required",
      "Event description is required",
      "Description photo is required",
      "Date is required",
      "Time is required",
      "Venue name is required",
      "City is required",
      "Address 1 is required",
      "Contact person is required",
      "Event website is required",
      "Event price is required",
      "Contact number is required",
      "Email is required",
    ]);
    expect(within(list).getAllByRole("listitem")[9]?.textContent).toBe("Present city: City is required");
    await shown.user.click(within(list).getByRole("link", { name: "City is required" }));
    expect(document.activeElement).toBe(field("Present city"));
    await shown.user.click(within(list).getByRole("link", { name: "Banner photo is required" }));
    expect(document.activeElement).toBe(field("Event photo"));
    expect(posted(shown)).toEqual([]);
  });

  it.each([
    ["a failure", failure("upstream"), "An error occurred"],
    ["an outage", failure("network"), "Network error, please check your connection"],
    [
      "too many at once",
      failure("too_many_requests", "Too many uploads at once."),
      "Too many uploads at once.",
    ],
  ])("shows the error of %s in place and in a toast, and keeps everything", async (_what, error, text) => {
    const shown = await showFilled({
      "event.create": () => {
        throw error;
      },
    });
    await shown.user.click(button());
    const list = await summary();
    expect(within(list).getByText(text)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(shown.toasts).toEqual([text]);
    expect([field("Title").value, button().disabled]).toEqual(["Six Lanterns", false]);
    expect(screen.getByText("banner.jpg")).toBeDefined();
    expect(sessionStorage.getItem("draft:create-event")).not.toBeNull();
  });

  it("shows the API's messages on their fields", async () => {
    const refused = { banner_photo: "This image cannot be read", title: "Title is taken" };
    const shown = await showFilled({
      "event.create": () => {
        throw refusedFields(refused);
      },
    });
    await shown.user.click(button());
    const list = await summary();
    expect(
      within(list)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(Object.values(refused));
    expect(field("Title").getAttribute("aria-invalid")).toBe("true");
    expect(field("Event photo").getAttribute("aria-invalid")).toBe("true");
    expect(shown.toasts).toEqual([Object.values(refused).join(", ")]);
  });
});
