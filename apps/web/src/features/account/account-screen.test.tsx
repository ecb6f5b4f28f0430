import type { User } from "@callboard/contracts/account";
import { type Capability, capabilities } from "@callboard/contracts/capability";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { account, agencyClaim, leaveDraft, signIn } from "../../test/claims.ts";
import { type Answers, failure, refusedFields } from "../../test/fake-gateway.ts";
import { nothingPosted } from "../../test/my-lists.ts";
import { renderAt } from "../../test/render-at.tsx";
import { AccountScreen } from "./account-screen.tsx";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0";
const times = { created_at: "2026-11-01T08:00:00.000Z", last_used_at: "2026-11-20T08:00:00.000Z" };

function comment(id: number) {
  return {
    id,
    content: `Words ${id}`,
    created_at: "2026-10-05T09:00:00.000Z",
    blog_slug: `story-${id}`,
    blog_title: `Story ${id}`,
  };
}

function commentPage(ids: number[], cursor: string | null = null) {
  const pagination = { page: 1, limit: 10, hasNextPage: cursor !== null, nextCursor: cursor };
  return { comments: ids.map(comment), pagination };
}

function show(
  answers: Answers = {},
  change: Partial<User> = {},
  offered: readonly Capability[] = capabilities,
) {
  signIn();
  const auth = { user: { id: account.id, name: account.name }, token: "token" };
  return renderAt("/account", <AccountScreen />, {
    offered,
    answers: {
      "session.current": () => ({ auth, user: { ...account, ...change } }),
      "profile.mine": () => ({ artist: null, agency: { ...agencyClaim, id: 3 } }),
      "comment.mine": () => commentPage([2, 1]),
      ...nothingPosted,
      "session.list": () => [
        { id: 1, ...times, user_agent: chrome, is_current: true },
        { id: 2, ...times, user_agent: null, is_current: false },
      ],
      ...answers,
    },
  });
}

const section = (name: string) => within(screen.getByRole("region", { name }));

describe("the account's lists", () => {
  it("are those that the upstream offers, and nothing else is asked for", async () => {
    const { calls } = show({}, {}, ["accounts", "comments"]);
    expect(await screen.findByText("Words 2")).toBeTruthy();
    const names = screen
      .getAllByRole("region")
      .map((region) => within(region).getByRole("heading", { level: 2 }));
    expect(names.map(({ textContent }) => textContent)).toEqual([
      "Your details",
      "Your comments",
      "Where you are signed in",
    ]);
    expect(calls.map(({ path }) => path).sort()).toEqual(["comment.mine", "session.current", "session.list"]);
  });
});

describe("the account's details", () => {
  it("show the signed-in person with a verified number", async () => {
    show();
    const details = section("Your details");
    for (const text of ["Meher Contractor", "meher", "meher@example.com", "+919800000005", "Verified"]) {
      expect(await details.findByText(text)).toBeTruthy();
    }
  });

  it("link to verification while the number is not verified", async () => {
    show({}, { is_phone_verified: false });
    const link = await screen.findByRole("link", { name: "Verify your number" });
    expect(link.getAttribute("href")).toBe("/verify-otp");
    expect(screen.getByText("Not verified")).toBeTruthy();
  });
});

describe("the account's profiles", () => {
  it("can be viewed and edited, or claimed", async () => {
    show();
    const addresses = [
      ["View public page of the agency profile", "/profiles/agency/3"],
      ["Edit the agency profile", "/claim-agency-profile"],
      ["Claim your artist profile", "/claim-artist-profile"],
    ] as const;
    for (const [name, address] of addresses) {
      expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(address);
    }
  });

  it("offer Retry when they cannot be loaded", async () => {
    let isDown = true;
    const { user } = show({
      "profile.mine": () => {
        if (isDown) throw failure("upstream");
        return { artist: null, agency: null };
      },
    });
    const profiles = section("Your profiles");
    expect((await profiles.findByRole("alert")).textContent).toContain("Your profiles could not be loaded");
    isDown = false;
    await user.click(profiles.getByRole("button", { name: "Retry" }));
    expect(await profiles.findAllByText("Not claimed yet.")).toHaveLength(2);
  });
});

describe("the account's comments", () => {
  it("link to their articles", async () => {
    show();
    const link = await screen.findByRole("link", { name: "Story 2" });
    expect(link.getAttribute("href")).toBe("/blog/story-2#comments");
    expect(screen.getByText("Words 2")).toBeTruthy();
  });

  it("load more and write the page into the URL", async () => {
    const { user } = show({
      "comment.mine": ({ cursor }: { cursor?: string }) =>
        cursor ? commentPage([1]) : commentPage([3, 2], "next"),
    });
    await user.click(await screen.findByRole("link", { name: "Load More" }));
    await screen.findByText("Words 1");
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/account?page=2"));
  });

  it("are deleted after confirmation; the focus moves to their heading", async () => {
    const success = vi.spyOn(notify, "success").mockImplementation(() => {});
    const left = [2, 1];
    const { user, calls } = show({
      "comment.mine": () => commentPage([...left]),
      "comment.remove": () => {
        left.shift();
        return { message: "Comment deleted" };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Delete the comment under Story 2" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete this comment?" }));
    expect(calls.some(({ path }) => path === "comment.remove")).toBe(false);
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText("Words 2")).toBeNull();
    expect(calls.find(({ path }) => path === "comment.remove")?.input).toEqual({ id: 2 });
    expect(success).toHaveBeenCalledExactlyOnceWith("Comment deleted");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your comments" }));
  });

  it("stay when deleting fails or is cancelled", async () => {
    const { user, toasts } = show({
      "comment.remove": () => {
        throw failure("upstream");
      },
    });
    const open = await screen.findByRole("button", { name: "Delete the comment under Story 2" });
    await user.click(open);
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(toasts).toEqual(["The comment could not be deleted"]));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(document.activeElement).toBe(open));
    expect(screen.getByText("Words 2")).toBeTruthy();
  });

  it("show an empty state", async () => {
    show({ "comment.mine": () => commentPage([]) });
    expect(await screen.findByText("You have not commented on an article yet.")).toBeTruthy();
  });
});

describe("decisions of the moderators", () => {
  const decision = (id: number, answer: string | null) => ({
    ...{ id, subject_kind: "event" as const, subject_id: 7, title: `Call ${id}`, act: "hide" as const },
    ...{ reason: "It asks for money.", decided_at: "2026-06-15T09:00:00.000Z", answer, answered_at: null },
    can: { answer: answer === null },
  });

  it("are not mentioned where there are none", async () => {
    show();
    expect(await screen.findByText("Words 2")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Decisions of the moderators" })).toBeNull();
  });

  it("are answered once, and what was typed survives a refusal", async () => {
    const state = { answer: null as string | null, isRefused: true };
    const { user } = show({
      "moderation.mine": () => ({
        decisions: [decision(1, state.answer)],
        pagination: { page: 1, limit: 10, hasNextPage: false, nextCursor: null },
      }),
      "moderation.answer": (input: { answer: string }) => {
        if (state.isRefused) throw refusedFields({ answer: "Say it politely" });
        state.answer = input.answer;
        return { message: "Answer sent" };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Answer the decision" }));
    const field = screen.getByLabelText<HTMLTextAreaElement>("Your answer");
    await user.type(field, "A mistake");
    await user.click(screen.getByRole("button", { name: "Send answer" }));
    expect(await screen.findByText("Say it politely")).toBeTruthy();
    expect(field.value).toBe("A mistake");
    state.isRefused = false;
    await user.type(field, ".");
    await user.click(screen.getByRole("button", { name: "Send answer" }));
    expect(await screen.findByText("A mistake.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Answer the decision" })).toBeNull();
  });
});

describe("the account's sessions", () => {
  it("list the browsers and mark this one", async () => {
    show();
    const sessions = section("Where you are signed in");
    const [first, second] = await sessions.findAllByRole("listitem");
    expect(first?.textContent).toContain("Chrome on Linux");
    expect(first?.textContent).toContain("This browser");
    expect(first?.textContent).toContain("Signed in 01 Nov 2026, last used 20 Nov 2026");
    expect(second?.textContent).toContain("An unknown browser");
    expect(second?.textContent).not.toContain("This browser");
  });

  it("all end after confirmation, and nothing personal stays in this browser", async () => {
    const success = vi.spyOn(notify, "success").mockImplementation(() => {});
    leaveDraft("artist", { weight: "60 kg" });
    const { user, calls } = show({ "session.signOutEverywhere": () => null });
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign out everywhere?" }));
    await user.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(localStorage.getItem("auth")).toBeNull());
    expect(calls.filter(({ path }) => path === "session.signOutEverywhere")).toHaveLength(1);
    expect(success).toHaveBeenCalledExactlyOnceWith("Signed out everywhere");
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("stay when signing out fails", async () => {
    const { user, toasts } = show({
      "session.signOutEverywhere": () => {
        throw failure("upstream");
      },
    });
    await user.click(await screen.findByRole("button", { name: "Sign out everywhere" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Sign out everywhere" }));
    await waitFor(() => expect(toasts).toEqual(["Signing out everywhere did not work"]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(localStorage.getItem("auth")).not.toBeNull();
  });
});
