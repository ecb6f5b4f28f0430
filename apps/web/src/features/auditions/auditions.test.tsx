import type { AuditionDay } from "@callboard/contracts/audition";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Link } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { auditionDay, auditionDays, invited } from "../../test/auditions.ts";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { AuditionsScreen } from "./auditions-screen.tsx";
import { DayScreen } from "./day/day-screen.tsx";
import { DaySheetScreen } from "./day-sheet-screen.tsx";
import { InviteScreen } from "./invite-screen.tsx";
import { PlanScreen } from "./plan/plan-screen.tsx";

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});

const booked = invited(1, "Asha", { state: "booked", slot_id: 5, phone: "+447700900123" });
const showDay = (day: AuditionDay, answers: Answers = {}) =>
  renderAt("/account/auditions/3", <DayScreen id={3} />, {
    answers: { "audition.day": () => day, ...answers },
  });

describe("the audition days of a call", () => {
  const show = (answer: unknown) =>
    renderAt("/account/calls/7/auditions", <AuditionsScreen id={7} />, {
      answers: {
        "audition.days": () => {
          if (answer instanceof Error) throw answer;
          return answer;
        },
      },
    });

  it("say how each stands, and lead to it", async () => {
    show(auditionDays());
    const link = await screen.findByRole("link", { name: "Fri 4 Dec" });
    expect(link.getAttribute("href")).toBe("/account/auditions/3");
    expect(screen.getByText("2 of 6 booked, 1 not answered")).toBeTruthy();
    expect(screen.getByRole("link", { name: "New audition day" }).getAttribute("href")).toBe(
      "/account/calls/7/auditions/new",
    );
  });

  it("are looked at by reviewers, who plan none", async () => {
    show(auditionDays({ days: [], can: { act: false } }));
    expect(await screen.findByText("No audition days yet.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "New audition day" })).toBeNull();
  });

  it("are for the poster's side", async () => {
    show(failure("forbidden"));
    expect((await screen.findByRole("alert")).textContent).toContain("for those who posted the call");
  });
});

describe("planning a day", () => {
  it("counts the times, and sends the form with one key however often it is sent", async () => {
    let tries = 0;
    const create = vi.fn(() => {
      tries += 1;
      if (tries === 1) throw failure("upstream");
      return auditionDay();
    });
    const { user } = renderAt("/account/calls/7/auditions/new", <PlanScreen id={7} />, {
      answers: { "audition.days": () => auditionDays(), "audition.create": create },
    });
    fireEvent.change(await screen.findByLabelText("Date"), { target: { value: "2026-12-04" } });
    expect(screen.getByText("This makes 18 times.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove break 1" }));
    expect(screen.getByText("This makes 21 times.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Make the audition day" }));
    expect(await screen.findByText("Say where it is, or give a link")).toBeTruthy();
    await user.type(screen.getByLabelText(/^Place/), "Studio 2");
    await user.click(screen.getByRole("button", { name: "Make the audition day" }));
    await screen.findByRole("alert");
    await user.click(screen.getByRole("button", { name: "Make the audition day" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/account/auditions/3"));
    const sent = create.mock.calls as unknown as [{ key: string }][];
    expect(sent[0]?.[0]).toMatchObject({ event_id: 7, place: "Studio 2", slot_minutes: 20, capacity: 1 });
    expect(new Set(sent.map(([{ key }]) => key)).size).toBe(1);
  });

  it("keeps what is typed over signing in again, until it is sent", async () => {
    const answers = { "audition.days": () => auditionDays(), "audition.create": () => auditionDay() };
    const show = () => renderAt("/account/calls/7/auditions/new", <PlanScreen id={7} />, { answers });
    const place = () => screen.findByLabelText<HTMLInputElement>(/^Place/);
    const first = show();
    await first.user.type(await place(), "Studio 2");
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-12-04" } });
    await first.user.click(screen.getByRole("button", { name: "Remove break 1" }));
    first.unmount();
    const again = show();
    expect((await place()).value).toBe("Studio 2");
    expect(screen.queryByRole("button", { name: "Remove break 1" })).toBeNull();
    await again.user.click(screen.getByRole("button", { name: "Make the audition day" }));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/account/auditions/3"));
    again.unmount();
    show();
    expect((await place()).value).toBe("");
  });
});

it("planning a day leaves who has gone elsewhere while it is sent where they are", async () => {
  const day = Promise.withResolvers<AuditionDay>();
  const address = "/account/calls/7/auditions/new";
  const page = (
    <>
      <PlanScreen id={7} />
      <Link to="/help">Help</Link>
    </>
  );
  const { user } = renderAt(address, page, {
    route: address,
    answers: { "audition.days": () => auditionDays(), "audition.create": () => day.promise },
  });
  fireEvent.change(await screen.findByLabelText("Date"), { target: { value: "2026-12-04" } });
  await user.type(screen.getByLabelText(/^Place/), "Studio 2");
  await user.click(screen.getByRole("button", { name: "Make the audition day" }));
  await screen.findByRole("button", { name: "Making..." });
  await user.click(screen.getByRole("link", { name: "Help" }));
  await act(async () => day.resolve(auditionDay()));
  await waitFor(() => expect(notify.success).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByTestId("address").textContent).toBe("/help");
});

describe("a day", () => {
  it("shows who comes when, who has not answered, who waits and who does not come", async () => {
    const people = [
      booked,
      invited(2, "Kim", { state: "waiting" }),
      invited(3, "Dev"),
      invited(4, "Mina", { state: "declined", message: "I am ill." }),
    ];
    showDay(auditionDay({ invitations: people }));
    const asha = await screen.findByRole("list", { name: "At 10:00–10:29" });
    expect(asha.textContent).toContain("Asha+447700900123");
    for (const heading of ["Waiting for a time (1)", "Have not answered (1)", "Not coming (1)"])
      expect(screen.getByRole("heading", { name: heading })).toBeTruthy();
    expect(screen.getByText("“I am ill.”")).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: "Give Mina a time" })).toBeNull();
  });

  it("gives somebody a free time, and shows the day as it is then", async () => {
    const assign = vi.fn(() => auditionDay({ invitations: [{ ...booked, slot_id: 6 }] }));
    const { user } = showDay(auditionDay({ invitations: [booked] }), { "audition.assign": assign });
    const select = await screen.findByRole("combobox", { name: "Move Asha to" });
    expect(within(select).getAllByRole("option")).toHaveLength(2);
    await user.selectOptions(select, "6");
    expect(assign).toHaveBeenCalledWith({ id: 1, slot_id: 6 });
    expect((await screen.findByRole("list", { name: "At 11:00–11:29" })).textContent).toContain("Asha");
  });

  it("keeps what was done when a day that was asked for before it comes after it", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let day = auditionDay({ invitations: [booked] });
    let isSlow = false;
    const { user, calls, queryClient } = showDay(day, {
      "audition.day": async () => {
        const answer = day;
        if (isSlow) await promise;
        return answer;
      },
      "audition.assign": () => {
        day = auditionDay({ invitations: [{ ...booked, slot_id: 6 }] });
        return day;
      },
    });
    const select = await screen.findByRole("combobox", { name: "Move Asha to" });
    isSlow = true;
    act(() => void queryClient.invalidateQueries());
    await waitFor(() => expect(calls.filter(({ path }) => path === "audition.day")).toHaveLength(2));
    isSlow = false;
    await user.selectOptions(select, "6");
    await screen.findByRole("list", { name: "At 11:00–11:29" });
    await act(async () => resolve());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole("list", { name: "At 11:00–11:29" }).textContent).toContain("Asha");
    expect(calls.filter(({ path }) => path === "audition.day")).toHaveLength(3);
  });

  it("removes an empty time at once, and asks before somebody loses theirs", async () => {
    const remove = vi.fn(() => auditionDay({ invitations: [invited(1, "Asha")] }));
    const { user } = showDay(auditionDay({ invitations: [booked] }), { "audition.removeSlot": remove });
    await user.click(await screen.findByRole("button", { name: /^Remove time 10:00/ }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove the time" }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ id: 5 }));
    await user.click(await screen.findByRole("button", { name: /^Remove time 11:00/ }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(2));
  });

  it("has the focus at the heading of its times once one is removed, unless it is elsewhere by then", async () => {
    const slots = auditionDay().slots;
    let finish = () => {};
    const { user } = showDay(auditionDay(), {
      "audition.removeSlot": ({ id }: { id: number }) =>
        new Promise((resolve) => {
          finish = () => resolve(auditionDay({ slots: slots.filter((slot) => slot.id > id) }));
        }),
    });
    const removing = async (name: RegExp, meanwhile = () => {}) => {
      await user.click(await screen.findByRole("button", { name }));
      meanwhile();
      finish();
      await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
    };
    const next = await screen.findByRole("button", { name: /^Remove time 11:00/ });
    await removing(/^Remove time 10:00/, () => next.focus());
    expect(document.activeElement).toBe(next);
    await removing(/^Remove time 11:00/);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Times" }));
  });

  it("is cancelled after a question", async () => {
    const cancel = vi.fn(() => auditionDay({ is_cancelled: true }));
    const { user } = showDay(auditionDay(), { "audition.cancel": cancel });
    await user.click(await screen.findByRole("button", { name: "Cancel the day" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel the day" }));
    expect(await screen.findByText("Cancelled")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Change where or when" })).toBeNull();
  });

  it("changes the version that was seen, and says where somebody else was faster", async () => {
    const change = vi.fn(() => {
      throw failure("conflict", "Somebody else changed this day meanwhile");
    });
    const { user } = showDay(auditionDay({ version: 4 }), { "audition.change": change });
    await user.click(await screen.findByRole("button", { name: "Change where or when" }));
    await user.click(await screen.findByRole("button", { name: "Save and tell them" }));
    expect(await screen.findByText("Somebody else changed this day meanwhile")).toBeTruthy();
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({ id: 3, version: 4, date: "2026-12-04", start_time: "10:00" }),
    );
  });

  it("is not changed with what a form says that was opened before somebody else changed it", async () => {
    const change = vi.fn(() => {
      throw failure("conflict", "Somebody else changed this day meanwhile");
    });
    let day = auditionDay({ version: 4 });
    const { user, queryClient } = showDay(day, {
      "audition.day": () => day,
      "audition.change": change,
    });
    await user.click(await screen.findByRole("button", { name: "Change where or when" }));
    day = auditionDay({ version: 5, place: "Studio 9" });
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(/^Somebody else changed this day meanwhile. Close/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Save and tell them" }));
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith(expect.objectContaining({ version: 4, place: "Studio 2" })),
    );
  });

  it("is looked at by reviewers, who change nothing", async () => {
    showDay(auditionDay({ invitations: [booked], can: { act: false } }));
    await screen.findByRole("heading", { name: "Times" });
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button", { name: /Remove|Take off|Cancel|Change|Add/ })).toBeNull();
  });
});

it("has a sheet with a line for each place", async () => {
  renderAt("/account/auditions/3/sheet", <DaySheetScreen id={3} />, {
    answers: { "audition.day": () => auditionDay({ invitations: [booked] }) },
  });
  const table = await screen.findByRole("table");
  expect(within(table).getByRole("row", { name: /10:00–10:29 Asha \+447700900123/ })).toBeTruthy();
  expect(within(table).getAllByRole("row")).toHaveLength(3);
});

describe("inviting", () => {
  it("sends those whom the address names, and says who was left out", async () => {
    const invite = vi.fn(() => ({ invited: [1], skipped: [{ id: 2, reason: "already" }] }));
    const { user } = renderAt("/account/calls/7/auditions/invite?to=1,2,2,x", <InviteScreen id={7} />, {
      answers: { "audition.days": () => auditionDays(), "audition.invite": invite },
    });
    await user.click(await screen.findByRole("button", { name: "Invite to Fri 4 Dec" }));
    expect(await screen.findByText("Invited: 1 applicant.")).toBeTruthy();
    expect(screen.getByText("Left out: 1 applicant, invited already.")).toBeTruthy();
    expect(invite).toHaveBeenCalledWith({ day_id: 3, application_ids: [1, 2] });
  });
});
