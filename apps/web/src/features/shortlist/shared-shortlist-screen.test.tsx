import type { SharedApplication, SharedShortlist } from "@callboard/contracts/shortlist";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { SharedShortlistScreen } from "./shared-shortlist-screen.tsx";

const token = "the-token-of-this-link";
const created_at = "2026-11-20T10:00:00.000Z";
const asha: SharedApplication = {
  ...{ id: 1, name: "Asha", role: { id: 2, name: "Keeper" }, note: "I sing.", reel_url: "https://r.example" },
  profile: {
    ...{ id: 9, slug: null, kind: "artist", name: "Asha", profession: "Actor" },
    ...{ present_city: "Pune", photo: null },
  },
  ...{ shared: [{ field: "height", value: "170 cm" }], tape: null, mark: null, comments: [] },
};
const dev: SharedApplication = {
  ...{ id: 2, name: "Dev", role: null, note: null, reel_url: null, profile: null },
  ...{ shared: [], tape: { type: "video/webm", size: 5_000_000, created_at }, mark: null, comments: [] },
};
const shortlist = (fields: Partial<SharedShortlist> = {}): SharedShortlist => ({
  ...{ name: "Producers", event_title: "Chorus", poster_name: "Lantern Casting" },
  ...{ expires_at: "2026-12-04T10:00:00.000Z", visitor_name: "Meera", applications: [asha, dev] },
  ...fields,
});

function show(answers: Answers = {}, hash = `#${token}`) {
  window.location.hash = hash;
  const opened = {
    "sharedShortlist.open": () => shortlist(),
    "sharedShortlist.mark": () => ({ message: "OK" }),
  };
  return renderAt("/shortlist/shared", <SharedShortlistScreen />, { answers: { ...opened, ...answers } });
}
const cardOf = async (name: string) => {
  const card = (await screen.findByRole("heading", { level: 2, name })).closest("li");
  if (!card) throw new Error(`${name} is in no list`);
  return within(card);
};
const inputsOf = ({ calls }: ReturnType<typeof show>, path: string) =>
  calls.filter((call) => call.path === path).map(({ input }) => input);

beforeEach(() => localStorage.clear());
afterEach(() => {
  window.location.hash = "";
  localStorage.clear();
});

describe("the page of a shared shortlist", () => {
  it("shows what applicants agreed to, and links that tell nobody where one came from", async () => {
    show();
    const card = await cardOf("Asha");
    for (const text of ["Keeper", "I sing.", "170 cm"]) expect(card.getByText(text)).toBeTruthy();
    for (const link of card.getAllByRole("link")) expect(link.getAttribute("rel")).toContain("noreferrer");
    expect((await cardOf("Dev")).queryAllByRole("link")).toEqual([]);
    expect(screen.getByText("You mark as Meera.", { exact: false })).toBeTruthy();
  });

  it("asks for a name first, and remembers its key for this link in the browser", async () => {
    let key: string | undefined;
    const shown = show({
      "sharedShortlist.open": ({ visitor }: { visitor?: string }) => {
        key = visitor;
        return shortlist({ visitor_name: visitor ? "Meera" : null });
      },
      "sharedShortlist.introduce": () => ({ visitor: "a-key", name: "Meera" }),
    });
    expect((await cardOf("Asha")).queryByRole("button", { name: "Yes" })).toBeNull();
    await shown.user.click(screen.getByRole("button", { name: "Begin to mark" }));
    expect(await screen.findByText("Type your name")).toBeTruthy();
    await shown.user.type(screen.getByLabelText("Your name"), "Meera{Enter}");
    await waitFor(async () =>
      expect((await cardOf("Asha")).getByRole("button", { name: "Yes" })).toBeTruthy(),
    );
    expect(inputsOf(shown, "sharedShortlist.introduce")).toEqual([{ token, name: "Meera" }]);
    expect(key).toBe("a-key");
    expect(JSON.stringify({ ...localStorage })).not.toContain(token);
  });

  it("marks at once, and takes a mark back where it is pressed again", async () => {
    const shown = show();
    const card = await cardOf("Asha");
    const yes = card.getByRole("button", { name: "Yes" });
    await shown.user.click(yes);
    expect(yes.getAttribute("aria-pressed")).toBe("true");
    await shown.user.click(yes);
    expect(yes.getAttribute("aria-pressed")).toBe("false");
    await waitFor(() =>
      expect(inputsOf(shown, "sharedShortlist.mark")).toMatchObject([
        { token, application_id: 1, mark: "yes" },
        { token, application_id: 1, mark: null },
      ]),
    );
  });

  it("keeps marks and comments when a list that was asked for before them comes after them", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let ashaNow = asha;
    let isSlow = false;
    const shown = show({
      "sharedShortlist.open": async () => {
        const answer = shortlist({ applications: [ashaNow, dev] });
        if (isSlow) await promise;
        return answer;
      },
      "sharedShortlist.comment": ({ body }: { body: string }) => {
        const comment = { id: 5, body, created_at };
        ashaNow = { ...ashaNow, comments: [comment] };
        return comment;
      },
      "sharedShortlist.mark": async ({ mark }: { mark: "yes" }) => {
        await promise;
        ashaNow = { ...ashaNow, mark };
        return { message: "OK" };
      },
    });
    const card = await cardOf("Asha");
    await shown.user.type(card.getByLabelText(/^Comment on Asha/), "Warm voice");
    isSlow = true;
    act(() => void shown.queryClient.invalidateQueries());
    await waitFor(() => expect(inputsOf(shown, "sharedShortlist.open")).toHaveLength(2));
    await shown.user.click(card.getByRole("button", { name: /^Add comment/ }));
    await shown.user.click(card.getByRole("button", { name: "Yes" }));
    await act(async () => resolve());
    await waitFor(() => expect(shown.queryClient.isFetching() + shown.queryClient.isMutating()).toBe(0));
    expect(card.getByRole("list", { name: "Your comments on Asha" }).textContent).toContain("Warm voice");
    expect(card.getByRole("button", { name: "Yes" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("says so where a mark was not saved, and shows what is saved", async () => {
    const shown = show({
      "sharedShortlist.mark": () => {
        throw failure("upstream");
      },
    });
    const card = await cardOf("Asha");
    await shown.user.click(card.getByRole("button", { name: "No" }));
    await waitFor(() => expect(shown.toasts).toEqual(["The mark could not be saved"]));
    await waitFor(() =>
      expect(card.getByRole("button", { name: "No" }).getAttribute("aria-pressed")).toBe("false"),
    );
  });

  it("adds comments and removes them; what was not sent stays to be sent again", async () => {
    let isDown = true;
    const shown = show({
      "sharedShortlist.comment": ({ body }: { body: string }) => {
        if (isDown) throw failure("upstream");
        return { id: 5, body, created_at };
      },
      "sharedShortlist.removeComment": () => ({ message: "Comment removed" }),
    });
    const card = await cardOf("Dev");
    await shown.user.type(card.getByLabelText(/^Comment on Dev/), "Warm voice");
    await shown.user.click(card.getByRole("button", { name: /^Add comment/ }));
    expect(await card.findByText("The comment could not be saved")).toBeTruthy();
    isDown = false;
    await shown.user.click(card.getByRole("button", { name: /^Add comment/ }));
    const list = await card.findByRole("list", { name: "Your comments on Dev" });
    expect(list.textContent).toContain("Warm voice");
    await shown.user.click(card.getByRole("button", { name: "Remove this comment" }));
    await waitFor(() => expect(card.queryByRole("list", { name: "Your comments on Dev" })).toBeNull());
    expect(document.activeElement).toBe(card.getByRole("heading", { name: "Dev" }));
  });

  it("takes no more text while a comment is sent, and keeps the focus", async () => {
    const { user } = show({ "sharedShortlist.comment": never });
    const card = await cardOf("Dev");
    const field = card.getByLabelText<HTMLTextAreaElement>(/^Comment on Dev/);
    await user.type(field, "Warm voice");
    await user.click(card.getByRole("button", { name: /^Add comment/ }));
    await user.type(field, ", and more");
    expect(field.value).toBe("Warm voice");
    expect(document.activeElement).toBe(field);
  });

  it("asks for a tape once it is to be played", async () => {
    const tape = { type: "video/webm", size: 5_000_000, created_at };
    const shown = show({
      "sharedShortlist.tape": () => ({ tape, address: "/tapes/shortlist?pass=1.2.3.abc" }),
    });
    const card = await cardOf("Dev");
    expect(inputsOf(shown, "sharedShortlist.tape")).toEqual([]);
    await shown.user.click(card.getByRole("button", { name: /^Play the self-tape/ }));
    const video = await card.findByLabelText("Self-tape of Dev");
    expect(video.getAttribute("src")).toBe("/tapes/shortlist?pass=1.2.3.abc");
  });

  it("shows no more of what it had once the link is over", async () => {
    let isOver = false;
    const shown = show({
      "sharedShortlist.open": () => {
        if (isOver) throw failure("not_found");
        return shortlist();
      },
      "sharedShortlist.mark": () => {
        isOver = true;
        throw failure("not_found");
      },
    });
    await shown.user.click((await cardOf("Asha")).getByRole("button", { name: "Yes" }));
    expect(await screen.findByRole("heading", { name: "This link is over" })).toBeTruthy();
    expect(screen.queryByText("I sing.")).toBeNull();
  });

  it.each([
    ["#", "This link is not whole"],
    ["#%E0%A4%A", "This link is not whole"],
  ])("says of %j: %s", async (hash, title) => {
    show({}, hash);
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });
});
