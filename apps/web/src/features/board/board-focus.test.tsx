import type { ApplicationState, ReceivedApplication } from "@callboard/contracts/application";
import type { MoveInput } from "@callboard/contracts/board";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { signIn } from "../../test/claims.ts";
import { received } from "../../test/received.ts";
import { renderAt } from "../../test/render-at.tsx";
import { BoardScreen } from "./board-screen.tsx";

beforeEach(() => {
  signIn();
  // Without a layout nothing would be in sight.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
});

/** The board of two who have applied, before a gateway that moves them. */
async function show(address = "/account/calls/7") {
  const rows = new Map([1, 2].map((id): [number, ReceivedApplication] => [id, received(id)]));
  const moveAll = (ids: number[], state: ApplicationState) => {
    const moved = ids.map((id) => received(id, { state, version: (rows.get(id)?.version ?? 0) + 1 }));
    for (const row of moved) rows.set(row.id, row);
    return { moved, skipped: [] };
  };
  const counts = { sent: 2, viewed: 0, shortlisted: 0, callback: 0, offered: 0, cast: 0, declined: 0 };
  const shown = renderAt(address, <BoardScreen id={7} />, {
    answers: {
      "board.get": () => ({ event: { id: 7, title: "Chorus" }, counts, labels: [], roles: [] }),
      "application.received": ({ state }: { state?: ApplicationState }) => ({
        applications: [...rows.values()].filter((row) => !state || row.state === state),
        pagination: { page: 1, limit: 100, hasNextPage: false, nextCursor: null },
      }),
      "board.move": ({ items, state }: MoveInput) =>
        moveAll(
          items.map(({ id }) => id),
          state,
        ),
      "board.undo": () => moveAll([1], "sent"),
    },
  });
  const tick = async () => shown.user.click(await screen.findByRole("checkbox", { name: "Select Artist 1" }));
  const moveTicked = async () => {
    await tick();
    const select = screen.getByRole("combobox", { name: "Move the selected applications" });
    select.focus();
    await shown.user.selectOptions(select, "Callback");
  };
  await screen.findByRole("checkbox", { name: "Select Artist 1" });
  return { ...shown, tick, moveTicked };
}

const heading = () => screen.getByRole("heading", { level: 1, name: "Applications for Chorus" });

it("is at the heading once nothing is ticked any more", async () => {
  const { user, tick } = await show();
  await tick();
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("region", { name: "Selected applications" })).toBeNull();
  expect(document.activeElement).toBe(heading());
});

it("is at the heading once those who are ticked are moved, and once what is said of it is dismissed", async () => {
  const { user, moveTicked } = await show();
  await moveTicked();
  expect(document.activeElement).toBe(heading());
  await user.click(await screen.findByRole("button", { name: "Dismiss" }));
  expect(document.activeElement).toBe(heading());
});

it("is at what says that a move is undone", async () => {
  const { user, moveTicked } = await show();
  await moveTicked();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const text = await screen.findByText("Undone for Artist 1.");
  expect(document.activeElement).toBe(text.closest("[role=status]"));
});

it("is at the list from which somebody is moved to another state", async () => {
  const { user } = await show("/account/calls/7?view=list&state=sent");
  for (const name of ["Artist 1", "Artist 2"]) {
    const select = screen.getByRole("combobox", { name: `Move ${name}` });
    select.focus();
    await user.selectOptions(select, "Callback");
    await waitFor(() => expect(screen.queryByRole("combobox", { name: `Move ${name}` })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "List" }));
  }
});

it("stays in the list of all states where somebody is moved", async () => {
  const { user } = await show("/account/calls/7?view=list");
  const select = screen.getByRole("combobox", { name: "Move Artist 1" });
  select.focus();
  await user.selectOptions(select, "Callback");
  expect(await screen.findByText("Artist 1 moved to Callback.")).toBeTruthy();
  expect(document.activeElement).toBe(select);
});
