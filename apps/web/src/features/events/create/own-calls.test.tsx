import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { CallActions } from "#shared/ui/call/call-actions.tsx";
import { signIn } from "../../../test/claims.ts";
import { formLists } from "../../../test/event-form.ts";
import { eventDetails } from "../../../test/events.ts";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { EventChanges } from "../detail/facts/event-changes.tsx";
import { DraftScreen } from "./drafts/draft-screen.tsx";
import { EditCallScreen } from "./edit/edit-call-screen.tsx";

const can = { edit: true, close: true, reopen: false, cancel: true, remove: false, duplicate: true };
const own = eventDetails(7, { can, version: 3, waiting_count: 2, title: "Chorus" });
const draft = {
  ...{ id: 5, version: 1, fields: { title: "Half a call" }, banner_photo: null, description_photo: null },
  ...{ created_at: "2026-11-20T09:00:00.000Z", changed_at: "2026-11-20T09:00:00.000Z" },
};
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
  sessionStorage.clear();
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

function edit(answers: Answers) {
  const all = { ...formLists, "event.own": () => own, ...answers };
  return renderAt("/account/calls/7/edit", <EditCallScreen id={7} />, {
    answers: all,
    route: "/account/calls/:id/edit",
  });
}

describe("the form of a posted call", () => {
  it("holds what the call says, and sends it with its version and without photos", async () => {
    const { user, calls } = edit({ "ownCall.edit": () => own });
    const title = await field("Title");
    expect([title.value, (await field("Venue name")).value]).toEqual(["Chorus", "Lantern Hall"]);
    await screen.findByRole("option", { name: "Theatre" });
    await user.selectOptions(await field("Category"), "Theatre");
    await user.type(title, " of fifty");
    await user.click(button("Save changes"));
    await waitFor(() => expect(calls.some(({ path }) => path === "ownCall.edit")).toBe(true));
    const sent = calls.find(({ path }) => path === "ownCall.edit")?.input as unknown as FormData;
    expect([sent.get("id"), sent.get("version"), sent.get("title")]).toEqual(["7", "3", "Chorus of fifty"]);
    expect([sent.has("banner_photo"), sent.get("start_date")]).toEqual([false, "2026-12-12"]);
  });

  it("loses nothing that was typed where the call was changed meanwhile", async () => {
    let saved = own;
    const { user, calls } = edit({
      "event.own": () => saved,
      "ownCall.edit": () => {
        throw failure("conflict", "This call was changed meanwhile");
      },
    });
    const title = await field("Title");
    await screen.findByRole("option", { name: "Theatre" });
    await user.selectOptions(await field("Category"), "Theatre");
    await user.type(title, " of fifty");
    await user.click(button("Save changes"));
    const notice = await screen.findByRole("region", { name: "This call was changed in another window" });
    expect(title.value).toBe("Chorus of fifty");
    saved = { ...own, version: 4, title: "Choir" };
    await user.click(within(notice).getByRole("button", { name: "Keep what I wrote" }));
    await waitFor(() => expect(notice.isConnected).toBe(false));
    expect(title.value).toBe("Chorus of fifty");
    await user.click(button("Save changes"));
    await waitFor(() => expect(calls.filter(({ path }) => path === "ownCall.edit")).toHaveLength(2));
    const again = calls.filter(({ path }) => path === "ownCall.edit")[1]?.input as unknown as FormData;
    expect(again.get("version")).toBe("4");
    await user.click(await screen.findByRole("button", { name: "Load what is saved" }));
    await waitFor(() => expect(title.value).toBe("Choir"));
  });

  it("is not there for a call that is somebody else's, or cannot be changed", async () => {
    edit({
      "event.own": () => {
        throw failure("not_found");
      },
    });
    expect(await screen.findByText("There is no such call of yours.")).toBeTruthy();
    edit({ "event.own": () => ({ ...own, can: { ...can, edit: false } }) });
    expect(await screen.findByText("This call cannot be changed any more.")).toBeTruthy();
  });
});

function openDraft(answers: Answers = {}) {
  const all = { ...formLists, "ownCall.draft": () => draft, ...answers };
  return renderAt("/account/calls/drafts/5", <DraftScreen id={5} />, {
    answers: all,
    route: "/account/calls/drafts/:id",
  });
}

it("goes on with a draft, saves it as it is, and sends its version", async () => {
  const { user, calls } = openDraft({ "ownCall.saveDraft": () => ({ ...draft, version: 2 }) });
  await user.type(await field("Title"), " more");
  await user.click(button("Save as draft"));
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith("Draft saved. It is not public."));
  const sent = calls.find(({ path }) => path === "ownCall.saveDraft")?.input as unknown as FormData;
  expect([sent.get("id"), sent.get("version")]).toEqual(["5", "1"]);
  expect(JSON.parse(String(sent.get("fields")))).toMatchObject({ title: "Half a call more" });
});

it("keeps what is typed into a draft over signing in again, until it is saved", async () => {
  const first = openDraft();
  await first.user.type(await field("Title"), " more");
  first.unmount();
  let saved = draft;
  const again = openDraft({
    "ownCall.draft": () => saved,
    "ownCall.saveDraft": () => {
      saved = { ...draft, version: 2, fields: { title: "Half a call more" } };
      return saved;
    },
  });
  const title = await field("Title");
  await waitFor(() => expect(title.value).toBe("Half a call more"));
  await again.user.click(button("Save as draft"));
  await waitFor(() => expect(notify.success).toHaveBeenCalledWith("Draft saved. It is not public."));
  await waitFor(() =>
    expect(Object.keys(sessionStorage).filter((key) => key.includes("call-draft"))).toEqual([]),
  );
  await again.user.type(title, " again");
  again.unmount();
  openDraft({ "ownCall.draft": () => saved });
  await waitFor(async () => expect((await field("Title")).value).toBe("Half a call more again"));
});

describe("the acts of a poster", () => {
  const show = (answers: Answers, change: object = {}) =>
    renderAt("/account", <CallActions call={{ ...own, ...change }} />, { answers });

  it("are those that the API allows", () => {
    show({});
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Duplicate Chorus", "Close Chorus", "Cancel call Chorus"]);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/account/calls/7/edit");
  });

  it("close a call with the message to those who wait, and how many they are", async () => {
    const { user, calls } = show({ "ownCall.close": () => own });
    await user.click(button("Close Chorus"));
    const dialog = within(await screen.findByRole("dialog", { name: "Close this call?" }));
    expect(dialog.getByText(/2 applicants have not heard from you/)).toBeTruthy();
    const message = dialog.getByLabelText<HTMLTextAreaElement>("Message");
    expect(message.value).toMatch(/^Dear \{name\},/);
    await user.clear(message);
    await user.type(message, "Thank you");
    await user.click(dialog.getByRole("button", { name: "Close and answer 2 applicants" }));
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith("The call is closed."));
    expect(calls).toContainEqual({ path: "ownCall.close", input: { id: 7, message: "Thank you" } });
  });
});

it("shows what changed with the old value struck through", () => {
  const at = "2026-11-20T09:00:00.000Z";
  const changes = [
    { field: "start_date" as const, from: "2026-12-10", at },
    { field: "end_time" as const, from: null, at },
    { field: "description" as const, from: null, at },
  ];
  renderAt("/event/7", <EventChanges event={eventDetails(7, { changes, end_time: "21:00" })} />, {
    answers: {},
  });
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual([
    "Date: before 10 Dec 2026, now 12 Dec 2026",
    "End: 21:00",
    "Description: changed, see below",
  ]);
  expect(document.querySelector("s")?.textContent).toBe("10 Dec 2026");
});
