import type { ApplicationState, ReceivedApplication } from "@callboard/contracts/application";
import type { MoveInput } from "@callboard/contracts/board";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { received } from "../../test/received.ts";
import { renderAt } from "../../test/render-at.tsx";
import { BoardScreen } from "./board-screen.tsx";

const noCounts = { sent: 0, viewed: 0, shortlisted: 0, callback: 0, offered: 0, cast: 0, declined: 0 };
const boardOf = (change: object = {}) => ({
  ...{
    event: { id: 7, title: "Chorus" },
    counts: { ...noCounts, sent: 2, viewed: 1 },
    labels: [],
    roles: [],
  },
  ...change,
});

/** A gateway that has these applications and moves them. */
function gatewayWith(applications: ReceivedApplication[]): Answers {
  const rows = new Map(applications.map((row) => [row.id, row]));
  const before = new Map<string, ReceivedApplication[]>();
  const put = (some: ReceivedApplication[]) => {
    for (const row of some) rows.set(row.id, row);
    return { moved: some, skipped: [] };
  };
  return {
    "board.get": () => boardOf(),
    "application.received": ({ state }: { state?: ApplicationState }) => ({
      applications: [...rows.values()].filter((row) => !state || row.state === state),
      pagination: { page: 1, limit: 100, hasNextPage: false, nextCursor: null },
    }),
    "board.move": ({ items, state, key }: MoveInput) => {
      const old = items.flatMap(({ id }) => rows.get(id) ?? []);
      before.set(key, old);
      return put(old.map((row) => ({ ...row, state, version: row.version + 1 })));
    },
    "board.undo": ({ key }: { key: string }) =>
      put((before.get(key) ?? []).map((row) => ({ ...row, version: row.version + 2 }))),
    "board.applicant": ({ id }: { id: number }) => ({ application: rows.get(id), notes: [], history: [] }),
    "application.review": ({ id }: { id: number }) =>
      put([received(id, { state: "viewed", version: 2 })]).moved[0],
  };
}

const people = [received(1), received(2), received(3, { state: "viewed" })];
const show = (answers: Answers = {}, address = "/account/calls/7") =>
  renderAt(address, <BoardScreen id={7} />, { answers: { ...gatewayWith(people), ...answers } });
const column = (name: RegExp) => screen.getByRole("region", { name });
const namesIn = (name: RegExp) =>
  within(column(name))
    .queryAllByRole("checkbox")
    .map((box) => box.getAttribute("aria-label")?.replace("Select ", ""));

beforeEach(() => {
  signIn();
  // Without a layout nothing would be in sight.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
});

describe("the board", () => {
  it("shows who applied by state, with counts, and moves with the keyboard", async () => {
    const { user, calls } = show();
    await screen.findByRole("checkbox", { name: "Select Artist 1" });
    expect([namesIn(/^New/), namesIn(/^Reviewed/)]).toEqual([["Artist 1", "Artist 2"], ["Artist 3"]]);
    expect(within(column(/^New/)).getByRole("heading").textContent).toBe("New 2");
    screen.getByRole("button", { name: "Artist 3" }).focus();
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(await screen.findByText("Artist 3 moved to Shortlisted.")).toBeTruthy();
    expect([namesIn(/^Reviewed/), namesIn(/^Shortlisted/)]).toEqual([[], ["Artist 3"]]);
    // The focus goes along, so that the next key moves it on.
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Artist 3" })),
    );
    const [sent] = calls.filter(({ path }) => path === "board.move").map(({ input }) => input);
    expect(sent).toMatchObject({ event_id: 7, items: [{ id: 3, version: 1 }], state: "shortlisted" });
  });

  it("gives the focus back to a moved card that a list of before the move took away, unless it is elsewhere by then", async () => {
    let isStale = false;
    const gateway = gatewayWith(people);
    const { user, queryClient } = show({
      ...gateway,
      "application.received": (input: { state?: ApplicationState }) => {
        const asked = isStale && input.state === "shortlisted" ? { state: "cast" } : input;
        return gateway["application.received"]?.(asked as never);
      },
    });
    const card = () => screen.getByRole("button", { name: "Artist 3" });
    const blink = async () => {
      isStale = true;
      await act(() => queryClient.invalidateQueries());
      await waitFor(() => expect(namesIn(/^Shortlisted/)).toEqual([]));
      isStale = false;
      await act(() => queryClient.invalidateQueries());
      await waitFor(() => expect(namesIn(/^Shortlisted/)).toEqual(["Artist 3"]));
    };
    (await screen.findByRole("button", { name: "Artist 3" })).focus();
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await waitFor(() => expect(document.activeElement).toBe(card()));
    await blink();
    expect(document.activeElement).toBe(card());
    await user.tab();
    const next = document.activeElement;
    await blink();
    expect(document.activeElement).not.toBe(card());
    expect(next).not.toBe(document.body);
  });

  it.each([
    ["asked for again", true],
    ["not there yet", false],
  ])(
    "keeps a move when an answer from before it comes after it, to a column that is %s",
    async (_, isThere) => {
      const gateway = gatewayWith(people);
      const { promise, resolve } = Promise.withResolvers<void>();
      let isSlow = !isThere;
      const { user, queryClient, calls } = show({
        ...gateway,
        "application.received": async (input: { state?: ApplicationState }) => {
          const answer = gateway["application.received"]?.(input as never);
          if (isSlow && input.state === "shortlisted") await promise;
          return answer;
        },
      });
      const asked = () => calls.filter(({ path }) => path === "application.received").length;
      (await screen.findByRole("button", { name: "Artist 3" })).focus();
      const before = asked();
      isSlow = true;
      if (isThere) {
        act(() => void queryClient.invalidateQueries());
        await waitFor(() => expect(asked()).toBeGreaterThan(before));
      }
      isSlow = false;
      await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
      await screen.findByText("Artist 3 moved to Shortlisted.");
      await act(async () => resolve());
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect([namesIn(/^Reviewed/), namesIn(/^Shortlisted/)]).toEqual([[], ["Artist 3"]]);
    },
  );

  it("makes nobody new again", async () => {
    const { user, calls } = show();
    (await screen.findByRole("button", { name: "Artist 3" })).focus();
    await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    expect(calls.filter(({ path }) => path === "board.move")).toEqual([]);
    const move = screen.getByRole("combobox", { name: "Move Artist 3" });
    expect(within(move).queryByRole("option", { name: "New" })).toBeNull();
  });

  it("moves many at once, and takes that back", async () => {
    const { user } = show();
    for (const name of ["Artist 1", "Artist 3"])
      await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Move the selected applications" }),
      "Callback",
    );
    expect(await screen.findByText("2 applications moved to Callback.")).toBeTruthy();
    expect(namesIn(/^Callback/).sort()).toEqual(["Artist 1", "Artist 3"]);
    expect(screen.queryByRole("region", { name: "Selected applications" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Undone for 2 applications.")).toBeTruthy();
    expect([namesIn(/^New/).sort(), namesIn(/^Callback/)]).toEqual([["Artist 1", "Artist 2"], []]);
  });

  it("moves a ticked one as it is by now, after it was opened and marked as viewed", async () => {
    const { user, calls } = show();
    for (const name of ["Artist 1", "Artist 2"])
      await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
    await user.click(screen.getByRole("button", { name: "Artist 1" }));
    await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("Column: Reviewed"));
    await user.keyboard("{Escape}");
    const move = screen.getByRole("combobox", { name: "Move the selected applications" });
    await user.selectOptions(move, "Shortlisted");
    expect(await screen.findByText("2 applications moved to Shortlisted.")).toBeTruthy();
    expect(calls.find(({ path }) => path === "board.move")?.input).toMatchObject({
      items: [
        { id: 1, version: 2 },
        { id: 2, version: 1 },
      ],
    });
  });

  it("moves an opened one after it was marked as viewed, with the version that it has then", async () => {
    const gateway = gatewayWith(people);
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user, calls } = show({
      ...gateway,
      "application.review": async (input: { id: number }) => {
        await promise;
        return gateway["application.review"]?.(input as never);
      },
    });
    await user.click(await screen.findByRole("button", { name: "Artist 1" }));
    const moves = () => calls.filter(({ path }) => path === "board.move").map(({ input }) => input);
    await user.selectOptions(await screen.findByRole("combobox", { name: "Move Artist 1 to" }), "Callback");
    expect(moves()).toEqual([]);
    await act(async () => resolve());
    await waitFor(() => expect(moves()).toMatchObject([{ items: [{ id: 1, version: 2 }] }]));
    await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("Column: Callback"));
  });

  it("says who stays and why, and puts them back", async () => {
    const { user } = show({
      "board.move": () => ({ moved: [], skipped: [{ id: 1, reason: "full" }] }),
    });
    await user.selectOptions(await screen.findByRole("combobox", { name: "Move Artist 1" }), "Cast");
    expect(await screen.findByText(/Nothing moved. 1 application stayed: no free seat/)).toBeTruthy();
    await waitFor(() => expect(namesIn(/^New/).sort()).toEqual(["Artist 1", "Artist 2"]));
  });

  it("puts everything back when a move fails, with a toast", async () => {
    const { user, toasts } = show({
      "board.move": () => {
        throw failure("upstream");
      },
    });
    await user.selectOptions(await screen.findByRole("combobox", { name: "Move Artist 1" }), "Cast");
    await waitFor(() => expect(toasts).toEqual(["The applications could not be moved"]));
    await waitFor(() => expect(namesIn(/^New/).sort()).toEqual(["Artist 1", "Artist 2"]));
  });

  it("puts an opened one back too when its move fails", async () => {
    const { user, toasts } = show({
      "board.move": () => {
        throw failure("upstream");
      },
    });
    await user.click(await screen.findByRole("button", { name: "Artist 3" }));
    await user.selectOptions(await screen.findByRole("combobox", { name: "Move Artist 3 to" }), "Cast");
    await waitFor(() => expect(toasts).toEqual(["The applications could not be moved"]));
    await waitFor(() => expect(screen.getByRole("dialog").textContent).toContain("Column: Reviewed"));
  });

  it("opens an applicant, who is then reviewed, and rates and notes", async () => {
    const notes: object[] = [];
    const { user, calls } = show({
      "board.applicant": () => ({ application: people[0], notes, history: [] }),
      "board.rate": ({ rating }: { rating: number }) => received(1, { rating, state: "viewed", version: 2 }),
      "board.addNote": ({ body }: { body: string }) => {
        notes.push({ id: 1, author: "Asha", body, created_at: people[0]?.created_at, can: { remove: true } });
        return notes[0];
      },
    });
    await user.click(await screen.findByRole("button", { name: "Artist 1" }));
    const dialog = await screen.findByRole("dialog", { name: "Artist 1" });
    expect(await within(dialog).findByText("Note 1")).toBeTruthy();
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === "application.review").map(({ input }) => input)).toEqual([
        { id: 1, state: "viewed" },
      ]),
    );
    await user.click(within(dialog).getByRole("button", { name: "4 stars" }));
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "4 stars" }).getAttribute("aria-pressed")).toBe(
        "true",
      ),
    );
    await user.type(within(dialog).getByLabelText(/^Note/), "Warm voice");
    await user.click(within(dialog).getByRole("button", { name: "Add note" }));
    expect(await within(dialog).findByText("Warm voice")).toBeTruthy();
  });

  it("saves quick ratings one after the other, and takes back those that could not be saved", async () => {
    const answers: PromiseWithResolvers<ReceivedApplication>[] = [];
    const { user, toasts } = show({
      "board.rate": () => {
        const answer = Promise.withResolvers<ReceivedApplication>();
        answers.push(answer);
        return answer.promise;
      },
    });
    await user.click(await screen.findByRole("button", { name: "Artist 1" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Artist 1" }));
    const shown = () =>
      dialog
        .queryAllByRole("button", { name: /^\d stars?$/, pressed: true })
        .map((star) => star.getAttribute("aria-label"));
    const rate = async (name: string) => {
      await user.click(await dialog.findByRole("button", { name }));
      await waitFor(() => expect(shown()).toEqual([name]));
    };
    const refuse = (place: number) => act(async () => answers[place]?.reject(failure("upstream")));
    await rate("3 stars");
    await rate("5 stars");
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.resolve(received(1, { rating: 3, state: "viewed", version: 2 })));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(shown()).toEqual(["5 stars"]);
    await refuse(1);
    await waitFor(() => expect(shown()).toEqual(["3 stars"]));
    await rate("1 star");
    await rate("2 stars");
    await refuse(2);
    await waitFor(() => expect(answers).toHaveLength(4));
    await refuse(3);
    await waitFor(() => expect(toasts).toHaveLength(3));
    expect(shown()).toEqual(["3 stars"]);
  });

  it.each([
    ["Note", "Add note", "board.addNote"],
    ["New label", "Add", "board.label"],
  ])("takes no more text while a %s is saved, and keeps the focus", async (label, action, path) => {
    const { user } = show({ [path]: never });
    await user.click(await screen.findByRole("button", { name: "Artist 1" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Artist 1" }));
    const field = await dialog.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
    await user.type(field, "Warm");
    await user.click(dialog.getByRole("button", { name: action }));
    await user.type(field, " voice");
    expect(field.value).toBe("Warm");
    expect(document.activeElement).toBe(field);
  });

  it("lets a reviewer of a team read and mark, and do nothing that is refused; names who moved somebody", async () => {
    const history = [
      { at: "2026-11-20T09:00:00.000Z", state: "viewed", is_applicant: false, by_name: "Asha" },
    ];
    const { user, calls } = show({
      "board.get": () => boardOf({ can: { decide: false } }),
      "event.own": () => ({ team: { id: 2, name: "Lantern Casting", role: "reviewer" } }),
      "board.applicant": () => ({ application: people[0], notes: [], history }),
    });
    (await screen.findByRole("button", { name: "Artist 3" })).focus();
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(await screen.findByText("Posted as Lantern Casting")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: "Select Artist 1" }));
    expect(screen.getByRole("combobox", { name: "Label the selected applications" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Artist 1" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Artist 1" }));
    expect(await dialog.findByText("20 Nov 2026: Reviewed, by Asha")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "4 stars" })).toBeTruthy();
    expect(screen.queryByRole("combobox", { name: /^Move/, hidden: true })).toBeNull();
    expect(screen.queryByRole("button", { name: "Save as CSV", hidden: true })).toBeNull();
    expect(dialog.queryByRole("link", { name: /^Write to/ })).toBeNull();
    expect(calls.filter(({ path }) => /^(board.move|application.review)$/.test(path))).toEqual([]);
  });

  it("is a list at its own address, narrowed as the address says", async () => {
    const { user, calls } = show({}, "/account/calls/7?view=list&rating=3&query=alto");
    expect(await screen.findByRole("list", { name: "Applications" })).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Cast");
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === "application.received").at(-1)?.input).toMatchObject({
        ...{ event_id: 7, rating: 3, text: "alto", state: "cast", sort: "newest" },
      }),
    );
    expect(screen.getByTestId("address").textContent).toContain("state=cast");
  });

  it.each([
    ["every state from the board", "", {}],
    ["the state that the list is narrowed to", "&view=list", { state: "cast" }],
  ])("saves %s as a table", async (_, view, state) => {
    const { user, calls } = show({ "board.exported": never }, `/account/calls/7?rating=3&state=cast${view}`);
    await user.click(await screen.findByRole("button", { name: "Save as CSV" }));
    expect(calls.filter(({ path }) => path === "board.exported").map(({ input }) => input)).toEqual([
      { event_id: 7, rating: 3, ...state },
    ]);
  });

  it("shows nothing more to whoever is removed from the team meanwhile", async () => {
    let isIn = true;
    const { queryClient } = show({
      "board.get": () => {
        if (isIn) return boardOf();
        throw failure("forbidden");
      },
    });
    await screen.findByRole("button", { name: "Artist 1" });
    isIn = false;
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText("These applications are for those who posted the call.")).toBeTruthy();
    expect(screen.queryByText("Artist 1")).toBeNull();
  });

  it("says that nobody has applied, and offers Retry when it cannot be loaded", async () => {
    const empty = show({ "board.get": () => boardOf({ counts: noCounts }) });
    expect(await screen.findByText("Nobody has applied yet.")).toBeTruthy();
    empty.unmount();
    let isDown = true;
    const { user } = show({
      "board.get": () => {
        if (isDown) throw failure("upstream");
        return boardOf();
      },
    });
    expect(await screen.findByText("The board could not be loaded")).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Applications for Chorus")).toBeTruthy();
  });
});
