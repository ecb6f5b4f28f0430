import { type Capability, capabilities } from "@callboard/contracts/capability";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type Answers, failure } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { CommentSection } from "./comment-section.tsx";

const words = (id: number) => ({
  id,
  author: `Reader ${id}`,
  avatar: null,
  content: `Words ${id}`,
  created_at: "2026-03-05T10:00:00.000Z",
  can: { remove: false },
});
const comment = (id: number, replyIds: number[] = []) => ({
  ...words(id),
  replies: replyIds.map(words),
  reply_count: replyIds.length,
});
const nine = [comment(1, [101, 102]), ...[2, 3, 4, 5, 6, 7, 8, 9].map((id) => comment(id))];

/** So many comments in pages of 20, whose cursors say how many came before. */
const pagesOf =
  (count: number) =>
  (cursor = "0") => {
    const all = Array.from({ length: count }, (_, index) => comment(index + 1));
    const end = Number(cursor) + 20;
    const nextCursor = end < count ? String(end) : null;
    return {
      comments: all.slice(Number(cursor), end),
      pagination: { page: 1, limit: 20, hasNextPage: nextCursor !== null, nextCursor },
    };
  };

function show(answers: Answers, offered: readonly Capability[] = capabilities) {
  return renderAt("/blog/self-tape", <CommentSection blogId={7} />, { answers, offered });
}
const shown = () => screen.queryAllByText(/^Words \d+$/).map(({ textContent }) => textContent);

describe("the comments of an article", () => {
  it("shows two, then five more on each press, then no button", async () => {
    const { user } = show({ "comment.list": () => ({ comments: nine }) });
    await screen.findByText("Words 1");
    expect(shown()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Show More" }));
    expect(shown()).toHaveLength(7);
    await user.click(screen.getByRole("button", { name: "Show More" }));
    expect(shown()).toHaveLength(9);
    expect(screen.queryByRole("button", { name: "Show More" })).toBeNull();
  });

  it("goes on with the next page once the loaded ones are shown, and counts what it knows", async () => {
    const pages = pagesOf(45);
    const { user, calls } = show({ "comment.list": ({ cursor }) => pages(cursor) });
    expect(await screen.findByRole("region", { name: "Comments (20+)" })).toBeTruthy();
    for (let press = 0; press < 4; press += 1) {
      await user.click(screen.getByRole("button", { name: "Show More" }));
    }
    await waitFor(() => expect(shown()).toHaveLength(22));
    expect(document.activeElement?.textContent).toContain("Words 18");
    for (let press = 0; press < 4; press += 1) {
      await user.click(screen.getByRole("button", { name: "Show More" }));
    }
    await waitFor(() => expect(shown()).toHaveLength(42));
    await user.click(screen.getByRole("button", { name: "Show More" }));
    expect(shown()).toEqual(Array.from({ length: 45 }, (_, index) => `Words ${index + 1}`));
    expect(screen.queryByRole("button", { name: "Show More" })).toBeNull();
    expect(screen.getByRole("region", { name: "Comments (45)" })).toBeTruthy();
    expect(calls.filter(({ path }) => path === "comment.list").map(({ input }) => input.cursor)).toEqual([
      ...[undefined, "20", "40"],
    ]);
  });

  it("keeps what it has when the next page fails, and tries again", async () => {
    const pages = pagesOf(21);
    let isDown = true;
    const { user } = show({
      "comment.list": ({ cursor }) => {
        if (cursor && isDown) throw failure("upstream");
        return pages(cursor);
      },
    });
    await screen.findByText("Words 1");
    for (let press = 0; press < 4; press += 1) {
      await user.click(screen.getByRole("button", { name: "Show More" }));
    }
    expect((await screen.findByRole("alert")).textContent).toBe("Comments could not be loaded");
    expect(shown()).toHaveLength(20);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Show More" }));
    expect(await screen.findByText("Words 21")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows the replies that came with a comment, then the next pages of them", async () => {
    const ids = Array.from({ length: 10 }, (_, index) => 101 + index);
    const busy = { ...comment(1, ids), reply_count: 13, replies_cursor: "10" };
    const { user, calls } = show({
      "comment.list": () => ({ comments: [busy] }),
      "comment.replies": ({ cursor }) => ({
        replies: (cursor === "10" ? [111, 112] : [113]).map(words),
        pagination: {
          page: 1,
          limit: 20,
          hasNextPage: cursor === "10",
          nextCursor: cursor === "10" ? "12" : null,
        },
      }),
    });
    expect(await screen.findByRole("region", { name: "Comments (14)" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "View replies (13)" }));
    expect(calls.filter(({ path }) => path === "comment.replies")).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Show more replies" }));
    expect(await screen.findByText("Words 112")).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Words 111");
    await user.click(screen.getByRole("button", { name: "Show more replies" }));
    expect(await screen.findByText("Words 113")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show more replies" })).toBeNull();
  });

  it("shows all replies with their comment where the upstream has no pages of them, and says no more than it knows", async () => {
    const nameless = { ...comment(1, [101, 102]), author: null, created_at: null };
    const { user, calls, container } = show({ "comment.list": () => ({ comments: [nameless] }) }, []);
    await user.click(await screen.findByRole("button", { name: "View replies (2)" }));
    expect(shown()).toEqual(["Words 1", "Words 101", "Words 102"]);
    expect(screen.getAllByRole("article")[0]?.getAttribute("aria-label")).toBe("Comment");
    expect(container.querySelectorAll("time")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /more replies|Delete/ })).toBeNull();
    expect(calls.map(({ path }) => path)).toEqual(["comment.list"]);
  });

  it("focuses the first new comment", async () => {
    const { user } = show({ "comment.list": () => ({ comments: nine }) });
    await user.click(await screen.findByRole("button", { name: "Show More" }));
    expect(document.activeElement?.textContent).toContain("Words 3");
  });

  it("counts comments and replies", async () => {
    show({ "comment.list": () => ({ comments: nine }) });
    expect(await screen.findByRole("region", { name: "Comments (11)" })).toBeTruthy();
  });

  it("toggles the replies of a comment and shows their number", async () => {
    const { user } = show({ "comment.list": () => ({ comments: nine }) });
    const button = await screen.findByRole("button", { name: "View replies (2)" });
    expect(screen.queryByText("Words 101")).toBeNull();
    await user.click(button);
    expect(screen.getByText("Words 101")).toBeTruthy();
    expect(screen.getByText("Words 102")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Hide replies (2)" }));
    expect(screen.queryByText("Words 101")).toBeNull();
  });

  it("invites visitors to sign in and come back", async () => {
    show({ "comment.list": () => ({ comments: [] }) });
    const link = await screen.findByRole("link", { name: "Sign In / Sign Up" });
    expect(link.getAttribute("href")).toBe("/login?next=%2Fblog%2Fself-tape%23comments");
    expect(screen.getByText("to join this conversation")).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").disabled).toBe(true);
    expect(screen.getByText("0/500")).toBeTruthy();
  });

  it("has an empty state", async () => {
    show({ "comment.list": () => ({ comments: [] }) });
    expect(await screen.findByText("No comments yet.")).toBeTruthy();
  });

  it("shows line breaks and markup as they were typed", async () => {
    const typed = { ...comment(1), content: "One\n<b>two</b>" };
    show({ "comment.list": () => ({ comments: [typed] }) });
    expect((await screen.findByText(/One/)).textContent).toBe("One\n<b>two</b>");
  });

  it("shows its own error and loads again on Retry", async () => {
    let isDown = true;
    const { user, toasts } = show({
      "comment.list": () => {
        if (isDown) throw failure("not_found");
        return { comments: nine };
      },
    });
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText("Comments could not be loaded")).toBeTruthy();
    expect(toasts).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Words 1")).toBeTruthy();
  });
});
