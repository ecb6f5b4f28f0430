import type { OwnAudition } from "@callboard/contracts/audition";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { ownAudition, slotAt } from "../../../../test/auditions.ts";
import { signIn } from "../../../../test/claims.ts";
import { type Answers, failure } from "../../../../test/fake-gateway.ts";
import { renderAt } from "../../../../test/render-at.tsx";
import { OwnAuditions } from "./own-auditions.tsx";

beforeEach(() => {
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});

const event = { id: 7, title: "Chorus" };
const show = (audition: OwnAudition, answers: Answers = {}) =>
  renderAt("/account/applications/31", <OwnAuditions applicationId={31} />, {
    answers: { "audition.ofApplication": () => ({ event, auditions: [audition] }), ...answers },
  });
const booked = ownAudition({
  ...{ state: "booked", slot: slotAt(5, "04:30"), held: slotAt(5, "04:30"), free: [slotAt(6, "05:30")] },
  link: "https://meet.example.com/a",
});

it("offers free times by the clock of the day, and takes the one that is pressed", async () => {
  const book = vi.fn(() => booked);
  const { user } = show(ownAudition(), { "audition.book": book });
  await user.click(await screen.findByRole("checkbox", { name: /phone number/ }));
  await user.click(screen.getByRole("button", { name: "Choose Fri 4 Dec, 10:00" }));
  expect(book).toHaveBeenCalledWith({ id: 9, slot_id: 5, shares_phone: true });
  expect(await screen.findByText("You have a time: Fri 4 Dec, 10:00.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Audition on Fri 4 Dec");
  expect(screen.getByRole("link", { name: "Open the video link" }).getAttribute("href")).toBe(booked.link);
});

it("keeps the time when an answer from before it comes after it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let audition = ownAudition();
  let isSlow = false;
  const { user, calls, queryClient } = show(audition, {
    "audition.ofApplication": async () => {
      const answer = { event, auditions: [audition] };
      if (isSlow) await promise;
      return answer;
    },
    "audition.book": () => {
      audition = booked;
      return booked;
    },
  });
  const choose = await screen.findByRole("button", { name: "Choose Fri 4 Dec, 10:00" });
  isSlow = true;
  act(() => void queryClient.invalidateQueries());
  await waitFor(() => expect(calls.filter(({ path }) => path === "audition.ofApplication")).toHaveLength(2));
  isSlow = false;
  await user.click(choose);
  await screen.findByText("You have a time: Fri 4 Dec, 10:00.");
  await act(async () => resolve());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText("You have a time: Fri 4 Dec, 10:00.")).toBeTruthy();
});

it("keeps the time where another one is gone, and shows what is free now", async () => {
  let asked = 0;
  const { user, toasts } = show(booked, {
    "audition.ofApplication": () => {
      asked += 1;
      return {
        event,
        auditions: [asked === 1 ? booked : { ...booked, free: [], can: { ...booked.can, book: false } }],
      };
    },
    "audition.book": () => {
      throw failure("validation", "Somebody was faster: this time is taken");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Change to Fri 4 Dec, 11:00" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Change to/ })).toBeNull());
  expect(screen.getByText("You have a time: Fri 4 Dec, 10:00.")).toBeTruthy();
  expect(toasts).toEqual(["Somebody was faster: this time is taken"]);
});

it("waits where all is taken", async () => {
  const can = { book: false, wait: true, decline: true };
  const wait = vi.fn(() => ownAudition({ state: "waiting", free: [], can: { ...can, wait: false } }));
  const { user } = show(ownAudition({ free: [], can }), { "audition.wait": wait });
  await user.click(await screen.findByRole("button", { name: "Wait for a time" }));
  expect(await screen.findByText(/^You wait for a time/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Audition on Fri 4 Dec");
});

it("says no with words", async () => {
  const decline = vi.fn(() =>
    ownAudition({ state: "declined", can: { book: true, wait: false, decline: false } }),
  );
  const { user } = show(booked, { "audition.decline": decline });
  const decliner = await screen.findByRole("button", { name: "I am not coming" });
  await user.click(decliner);
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(decliner);
  await user.click(decliner);
  const dialog = screen.getByRole("dialog");
  await user.type(within(dialog).getByLabelText(/^Your words/), "I am ill.");
  await user.click(within(dialog).getByRole("button", { name: "Tell them" }));
  await waitFor(() => expect(decline).toHaveBeenCalledWith({ id: 9, message: "I am ill." }));
  expect(await screen.findByText("You said that you are not coming.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Audition on Fri 4 Dec");
});

it("says that a day is cancelled", async () => {
  show({ ...booked, is_cancelled: true, free: [], can: { book: false, wait: false, decline: false } });
  expect(await screen.findByText("This audition day is cancelled.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "I am not coming" })).toBeNull();
  expect(screen.getByRole("button", { name: "Save to calendar" })).toBeTruthy();
});
