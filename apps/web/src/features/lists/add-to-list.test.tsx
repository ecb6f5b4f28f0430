import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answerSignIn } from "#shared/lib/session/sign-in-request.ts";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure } from "../../test/fake-gateway.ts";
import { listOf } from "../../test/lists.ts";
import { renderAt } from "../../test/render-at.tsx";
import { AddToList } from "./add-to-list.tsx";

function show(answers: Answers = {}, offered?: []) {
  let lists = [listOf(2, "Fools"), listOf(1, "Lear", { has_profile: true })];
  const set = (id: number, has_profile: boolean) => {
    lists = lists.map((list) => (list.id === id ? { ...list, has_profile } : list));
    return { message: "Done" };
  };
  return renderAt("/", <AddToList id={7} name="Meher Contractor" />, {
    answers: {
      "profileList.mine": () => lists,
      "profileList.add": ({ id }: { id: number }) => set(id, true),
      "profileList.take": ({ id }: { id: number }) => set(id, false),
      "profileList.create": ({ name }: { name: string }) => {
        lists = [listOf(3, name, { has_profile: true }), ...lists];
        return lists[0];
      },
      ...answers,
    },
    ...(offered && { offered }),
  });
}

const button = () => screen.getByRole("button", { name: "Add to list" });
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

describe("adding somebody to lists", () => {
  it("shows in which they are, and changes that with each press", async () => {
    signIn();
    const { user, calls } = show();
    await user.click(button());
    expect(await screen.findByRole("dialog", { name: "Add Meher Contractor to a list" })).toBeTruthy();
    expect((await box("Lear")).checked).toBe(true);
    await user.click(await box("Fools"));
    await waitFor(async () => expect((await box("Fools")).checked).toBe(true));
    await user.click(await box("Lear"));
    await waitFor(async () => expect((await box("Lear")).checked).toBe(false));
    const sent = calls.filter(({ path }) => /add|take/.test(path));
    expect(sent.map(({ path, input }) => [path, input])).toEqual([
      ["profileList.add", { id: 2, profile_id: 7 }],
      ["profileList.take", { id: 1, profile_id: 7 }],
    ]);
  });

  it("takes a tick back where it fails, and says so", async () => {
    signIn();
    const sent = Promise.withResolvers<never>();
    const { user, toasts } = show({ "profileList.add": () => sent.promise });
    await user.click(button());
    await user.click(await box("Fools"));
    expect((await box("Fools")).checked).toBe(true);
    sent.reject(failure("upstream"));
    await waitFor(async () => expect((await box("Fools")).checked).toBe(false));
    expect(toasts).toHaveLength(1);
  });

  it("makes a list with them in it, also the first one", async () => {
    signIn();
    const { user, calls } = show({ "profileList.mine": () => [] });
    await user.click(button());
    const field = await screen.findByLabelText(/^Name of your first list/);
    await user.type(field, "Kings{Enter}");
    await waitFor(() => expect(calls.some(({ path }) => path === "profileList.create")).toBe(true));
    expect(calls.find(({ path }) => path === "profileList.create")?.input).toEqual({
      ...{ name: "Kings", profile_id: 7 },
    });
    await waitFor(() => expect((field as HTMLInputElement).value).toBe(""));
  });

  it("asks visitors to sign in first, and nothing before", async () => {
    const { user, calls } = show();
    await user.click(button());
    await act(async () => answerSignIn(false));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(calls).toEqual([]);
    await user.click(button());
    await act(async () => {
      signIn();
      answerSignIn(true);
    });
    expect(await box("Fools")).toBeTruthy();
  });

  it("is not there where the upstream has no lists", () => {
    signIn();
    show({}, []);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
