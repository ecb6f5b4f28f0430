import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure, refusedFields } from "../../../test/fake-gateway.ts";
import { portfolioOf } from "../../../test/portfolios.ts";
import { publicProfile } from "../../../test/profiles.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { PortfolioScreen } from "./portfolio-screen.tsx";

const said: string[] = [];

beforeEach(() => {
  signIn();
  vi.spyOn(notify, "error").mockImplementation((text) => void said.push(text));
});
afterEach(() => {
  localStorage.clear();
  said.length = 0;
});

/** The page before a gateway that answers until `goOffline` is called; then every call is lost. */
function show(answers: Answers = {}) {
  const line = { isOpen: true };
  const online: Answers = {
    "portfolio.mine": () => portfolioOf(),
    "portfolio.preview": () => publicProfile({}),
    ...answers,
  };
  const lost = Object.entries(online).map(([path, answer]): [string, (input: never) => unknown] => [
    path,
    (input) => {
      if (!line.isOpen) throw failure("network");
      return answer(input);
    },
  ]);
  const shown = renderAt("/account/profile", <PortfolioScreen />, {
    route: "/account/profile",
    answers: Object.fromEntries(lost),
  });
  const goOffline = () => {
    line.isOpen = false;
  };
  return { ...shown, goOffline };
}

/** A gateway that holds each call of one procedure until it is let go, with an error or without. */
function heldCalls(path: string) {
  const held: ((error?: unknown) => void)[] = [];
  const answer = () =>
    new Promise((resolve, reject) =>
      held.push((error) => (error ? reject(error) : resolve({ message: "Saved" }))),
    );
  return { held, answers: { [path]: answer } as Answers };
}

const linesOf = async (name: string) =>
  within(await screen.findByRole("list", { name }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const order = async (name: string, words: RegExp) =>
  (await linesOf(name)).map((line) => words.exec(line)?.[0]);
const credits = () => order("Credits", /Rain|Six Lanterns|Monsoon/);

async function typeCredit({ user }: ReturnType<typeof show>) {
  await user.click(await screen.findByRole("button", { name: "Add a credit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a credit" }));
  await user.type(dialog.getByLabelText(/^Title/), "Monsoon");
  await user.type(dialog.getByLabelText(/^Role/), "The boatman");
  await user.selectOptions(dialog.getByLabelText(/^Kind/), "Film");
  await user.type(dialog.getByLabelText(/^Year/), "2025");
  return dialog;
}

it("puts a list of the résumé back as it is saved, where its change is lost on the way", async () => {
  const shown = show();
  await screen.findByRole("list", { name: "Credits" });
  shown.goOffline();
  await shown.user.click(screen.getByRole("button", { name: "Move Rain up" }));
  await waitFor(() => expect(shown.toasts).not.toEqual([]));
  await waitFor(async () => expect(await credits()).toEqual(["Six Lanterns", "Rain"]));
});

it("puts the headshots back into the order that is saved, where another is refused", async () => {
  const shown = show({
    "portfolio.orderHeadshots": () => {
      shown.goOffline();
      throw refusedFields({ ids: "Name each headshot once" });
    },
  });
  await shown.user.click(await screen.findByRole("button", { name: "Move Portrait 3 up" }));
  await waitFor(() => expect(shown.toasts).toContain("Name each headshot once"));
  await waitFor(async () =>
    expect(await order("Headshots", /Portrait \d/)).toEqual([1, 2, 3].map((id) => `Portrait ${id}`)),
  );
});

it("sends what was changed next without the change that failed", async () => {
  const { held, answers } = heldCalls("portfolio.saveResume");
  const shown = show(answers);
  await shown.user.click(await screen.findByRole("button", { name: "Move Rain up" }));
  await shown.user.type(screen.getByLabelText("Skill"), "Kathak{Enter}");
  await screen.findByRole("button", { name: "Delete Kathak" });
  held[0]?.(failure("upstream"));
  await waitFor(() => expect(held).toHaveLength(2));
  expect(await credits()).toEqual(["Six Lanterns", "Rain"]);
  expect(screen.getByRole("button", { name: "Delete Kathak" })).toBeTruthy();
  const [, sent] = shown.calls.filter(({ path }) => path === "portfolio.saveResume");
  expect(sent?.input).toMatchObject({
    credits: [{ title: "Six Lanterns" }, { title: "Rain" }],
    skills: ["Mime", "Kathak"],
  });
  held[1]?.();
});

it("shows nothing of two changes of one list where both fail", async () => {
  const { held, answers } = heldCalls("portfolio.saveResume");
  const shown = show(answers);
  await shown.user.click(await screen.findByRole("button", { name: "Move Rain up" }));
  await shown.user.click(screen.getByRole("button", { name: "Delete Rain" }));
  expect(await credits()).toEqual(["Six Lanterns"]);
  shown.goOffline();
  held[0]?.(failure("network"));
  await waitFor(() => expect(shown.toasts).toHaveLength(2));
  await waitFor(async () => expect(await credits()).toEqual(["Six Lanterns", "Rain"]));
});

it("keeps the form of an entry open, with what was typed, until it is saved", async () => {
  const { held, answers } = heldCalls("portfolio.saveResume");
  const shown = show(answers);
  const dialog = await typeCredit(shown);
  await shown.user.click(dialog.getByRole("button", { name: "Save" }));
  await shown.user.type(dialog.getByLabelText(/^Year/), "{Enter}");
  await waitFor(() => expect(held).toHaveLength(1));
  expect(screen.getByRole("dialog", { name: "Add a credit" })).toBeTruthy();
  held[0]?.(refusedFields({ "credits.2.title": "Not this title" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Not this title");
  expect(dialog.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Monsoon");
  expect(said).toEqual([]);
  await shown.user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("leaves the form alone that was opened while another entry is saved", async () => {
  const { held, answers } = heldCalls("portfolio.saveResume");
  const shown = show(answers);
  const dialog = await typeCredit(shown);
  await shown.user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(held).toHaveLength(1));
  await shown.user.keyboard("{Escape}");
  await shown.user.click(await screen.findByRole("button", { name: "Change Rain" }));
  held[0]?.();
  await waitFor(() => expect(shown.queryClient.isMutating()).toBe(0));
  expect(screen.getByRole("dialog", { name: "Change a credit" })).toBeTruthy();
});

it("gives a skill back that could not be saved", async () => {
  const shown = show({
    "portfolio.saveResume": () => {
      throw refusedFields({ "skills.1": "Not this skill" });
    },
  });
  await shown.user.type(await screen.findByLabelText("Skill"), "Kathak{Enter}");
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Skill").value).toBe("Kathak"));
  expect(said).toEqual(["Your résumé could not be saved: Not this skill"]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Delete Kathak" })).toBeNull());
});

it("keeps the focus near a list from which nothing could be deleted", async () => {
  const shown = show();
  await screen.findByRole("list", { name: "Credits" });
  shown.goOffline();
  await shown.user.click(screen.getByRole("button", { name: "Delete Rain" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo deleting Rain" })).toBeNull());
  expect(document.activeElement?.getAttribute("role")).toBe("status");
});
