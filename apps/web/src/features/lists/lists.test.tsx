import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure, never, refusedFields } from "../../test/fake-gateway.ts";
import { entryOf, listOf } from "../../test/lists.ts";
import { renderAt } from "../../test/render-at.tsx";
import { ListScreen, type ListScreenProps } from "./list-screen.tsx";
import { ListsScreen } from "./lists-screen.tsx";

beforeEach(signIn);

const items = () =>
  screen.getAllByRole("listitem").map((item) => within(item).getByRole("heading").textContent);
const focused = () => document.activeElement;

describe("the lists of somebody", () => {
  const show = (answers: Answers = {}) =>
    renderAt("/account/lists", <ListsScreen />, {
      answers: {
        "profileList.mine": () => [listOf(2, "Fools"), listOf(1, "Lear", { count: 1 })],
        ...answers,
      },
    });

  it("stand there with how many are in each, and lead to them", async () => {
    show();
    const link = await screen.findByRole("link", { name: "Lear" });
    expect(link.getAttribute("href")).toBe("/account/lists/1");
    expect(items()).toEqual(["Fools", "Lear"]);
    expect(screen.getByText("1 profile")).toBeTruthy();
    expect(screen.getByText("2 profiles")).toBeTruthy();
  });

  it("are made and renamed, with what is wrong at the field", async () => {
    const taken = refusedFields({ name: "You have a list of this name already" });
    let isTaken = true;
    const { user, calls } = show({
      "profileList.create": () => {
        if (isTaken) throw taken;
        return listOf(3, "Kings");
      },
      "profileList.rename": () => listOf(1, "King Lear"),
    });
    await screen.findByRole("link", { name: "Lear" });
    await user.click(screen.getByRole("button", { name: "New list" }));
    const field = await screen.findByLabelText(/^Name/);
    expect(focused()).toBe(field);
    await user.type(field, " Kings {Enter}");
    expect(await screen.findByText("You have a list of this name already")).toBeTruthy();
    isTaken = false;
    await user.click(screen.getByRole("button", { name: "Create list" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.findLast(({ path }) => path === "profileList.create")?.input).toEqual({ name: "Kings" });

    await user.click(screen.getByRole("button", { name: "Rename Lear" }));
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    expect(name.value).toBe("Lear");
    await user.clear(name);
    await user.type(name, "King Lear{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.findLast(({ path }) => path === "profileList.rename")?.input).toEqual({
      ...{ id: 1, name: "King Lear" },
    });
  });

  it("are deleted, and brought back by the button that takes the focus", async () => {
    let lists = [listOf(2, "Fools"), listOf(1, "Lear")];
    const { user } = show({
      "profileList.mine": () => lists,
      "profileList.remove": () => {
        lists = lists.slice(1);
        return { message: "List deleted" };
      },
      "profileList.restore": () => {
        lists = [listOf(2, "Fools"), ...lists];
        return listOf(2, "Fools");
      },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Fools" }));
    const undo = await screen.findByRole("button", { name: "Undo deleting Fools" });
    expect(focused()).toBe(undo);
    expect(items()).toEqual(["Lear"]);
    await user.click(undo);
    await waitFor(() => expect(items()).toEqual(["Fools", "Lear"]));
    expect(screen.getByText("“Fools” is back.")).toBeTruthy();
  });

  it("are none, or load, or have failed", async () => {
    const first = show({ "profileList.mine": () => [] });
    expect(await screen.findByText("You have no list.")).toBeTruthy();
    first.unmount();
    const second = show({ "profileList.mine": never });
    expect(await screen.findByText("Loading your lists...")).toBeTruthy();
    second.unmount();
    show({
      "profileList.mine": () => {
        throw failure("upstream");
      },
    });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
  });
});

describe("a list", () => {
  const pagination = { page: 1, limit: 20, hasNextPage: false, nextCursor: null };
  const gone = entryOf(5, { profile: null, note: "Tall" });

  function show(answers: Answers = {}, props: Partial<ListScreenProps> = {}) {
    let entries = [entryOf(7, { note: "Cordelia, perhaps" }), entryOf(6), gone];
    return renderAt(
      "/account/lists/1",
      <ListScreen id={1} portrait={({ name }) => <i>{`Portrait of ${name}`}</i>} {...props} />,
      {
        answers: {
          "profileList.get": () => ({ list: listOf(1, "Lear", { count: 3 }), entries, pagination }),
          "profileList.take": ({ profile_id }: { profile_id: number }) => {
            entries = entries.filter((entry) => entry.profile_id !== profile_id);
            return { message: "Removed" };
          },
          "profileList.add": ({ profile_id }: { profile_id: number }) => {
            entries = [entryOf(profile_id), ...entries];
            return { message: "Added" };
          },
          "profileList.setNote": ({ profile_id, note }: { profile_id: number; note: string }) => {
            entries = entries.map((entry) => (entry.profile_id === profile_id ? { ...entry, note } : entry));
            return { message: "Note saved" };
          },
          ...answers,
        },
      },
    );
  }

  it("shows who is in it with the own notes, and nothing but the note of who is not public", async () => {
    show();
    expect(await screen.findByRole("heading", { level: 1, name: "Lear" })).toBeTruthy();
    await screen.findByRole("link", { name: "Person 7" });
    expect(items()).toEqual(["Person 7", "Person 6", "No longer public"]);
    expect(screen.getByText("Cordelia, perhaps")).toBeTruthy();
    expect(screen.getByText("Portrait of Person 7")).toBeTruthy();
    expect(screen.getByText("Tall")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("takes a note in its place, and gives the focus back", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Add a note about Person 6" }));
    const field = await screen.findByLabelText(/^Note about Person 6/);
    expect(focused()).toBe(field);
    await user.type(field, "Fences");
    await user.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("Fences")).toBeTruthy();
    const change = screen.getByRole("button", { name: "Change note about Person 6" });
    expect(focused()).toBe(change);
  });

  it("lets somebody go, and has them back with the note", async () => {
    const { user, calls } = show();
    await user.click(await screen.findByRole("button", { name: "Remove Person 7" }));
    const undo = await screen.findByRole("button", { name: "Undo removing Person 7" });
    expect(focused()).toBe(undo);
    expect(items()).toEqual(["Person 6", "No longer public"]);
    await user.click(undo);
    expect(await screen.findByText("Cordelia, perhaps")).toBeTruthy();
    expect(calls.filter(({ path }) => /add|setNote/.test(path)).map(({ input }) => input)).toEqual([
      { id: 1, profile_id: 7 },
      { id: 1, profile_id: 7, note: "Cordelia, perhaps" },
    ]);
  });

  it("has nobody back who is not public, and keeps the focus on the page", async () => {
    const { user } = show();
    await user.click(
      await screen.findByRole("button", { name: "Remove somebody who is not public any more" }),
    );
    await waitFor(() => expect(items()).toEqual(["Person 7", "Person 6"]));
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
    expect(focused()).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("offers an act on several who are public, and forgets who is taken out", async () => {
    const ActOnSeveral: NonNullable<ListScreenProps["ActOnSeveral"]> = ({ people, onDone }) => (
      <button type="button" onClick={onDone}>
        Act on {people.map(({ name }) => name).join()}
      </button>
    );
    const { user } = show({}, { ActOnSeveral });
    await user.click(await screen.findByRole("checkbox", { name: "Choose Person 7" }));
    await user.click(screen.getByRole("checkbox", { name: "Choose Person 6" }));
    expect(screen.getAllByRole("checkbox")).toHaveLength(2);
    expect(screen.getByText("2 chosen")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Act on Person 7,Person 6" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Remove Person 7" }));
    await user.click(await screen.findByRole("button", { name: "Act on Person 6" }));
    expect(screen.queryByText(/chosen$/)).toBeNull();
  });

  it("has the focus at its heading once nobody is chosen any more", async () => {
    const { user } = show({}, { ActOnSeveral: () => null });
    await user.click(await screen.findByRole("checkbox", { name: "Choose Person 7" }));
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByText(/chosen$/)).toBeNull();
    expect(focused()).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("is empty, loads, has failed, or is nobody's", async () => {
    const none = { list: listOf(1, "Lear", { count: 0 }), entries: [], pagination };
    const first = show({ "profileList.get": () => none });
    expect(await screen.findByText("Nobody is in this list yet.")).toBeTruthy();
    first.unmount();
    const second = show({ "profileList.get": never });
    expect(await screen.findByText("Loading the list...")).toBeTruthy();
    second.unmount();
    const fail = (code: "upstream" | "not_found") => () => {
      throw failure(code);
    };
    const third = show({ "profileList.get": fail("upstream") });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
    third.unmount();
    show({ "profileList.get": fail("not_found") });
    expect(await screen.findByText(/does not exist/)).toBeTruthy();
  });
});
