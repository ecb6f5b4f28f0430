import { screen, within } from "@testing-library/react";
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

function show(answers: Answers) {
  return renderAt("/blog/self-tape", <CommentSection blogId={7} />, { answers });
}
const shown = () => screen.queryAllByText(/^Words \d$/).map(({ textContent }) => textContent);

describe("the comments of an article", () => {
  it("shows two, then five more on each press, then no button", async () => {
    const { user } = show({ "comment.list": () => nine });
    await screen.findByText("Words 1");
    expect(shown()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Show More" }));
    expect(shown()).toHaveLength(7);
    await user.click(screen.getByRole("button", { name: "Show More" }));
    expect(shown()).toHaveLength(9);
    expect(screen.queryByRole("button", { name: "Show More" })).toBeNull();
  });

  it("focuses the first new comment", async () => {
    const { user } = show({ "comment.list": () => nine });
    await user.click(await screen.findByRole("button", { name: "Show More" }));
    expect(document.activeElement?.textContent).toContain("Words 3");
  });

  it("counts comments and replies", async () => {
    show({ "comment.list": () => nine });
    expect(await screen.findByRole("region", { name: "Comments (11)" })).toBeTruthy();
  });

  it("toggles the replies of a comment and shows their number", async () => {
    const { user } = show({ "comment.list": () => nine });
    const button = await screen.findByRole("button", { name: "View replies (2)" });
    expect(screen.queryByText("Words 101")).toBeNull();
    await user.click(button);
    expect(screen.getByText("Words 101")).toBeTruthy();
    expect(screen.getByText("Words 102")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Hide replies (2)" }));
    expect(screen.queryByText("Words 101")).toBeNull();
  });

  it("invites visitors to sign in and come back", async () => {
    show({ "comment.list": () => [] });
    const link = await screen.findByRole("link", { name: "Sign In / Sign Up" });
    expect(link.getAttribute("href")).toBe("/login?next=%2Fblog%2Fself-tape%23comments");
    expect(screen.getByText("to join this conversation")).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").disabled).toBe(true);
    expect(screen.getByText("0/500")).toBeTruthy();
  });

  it("has an empty state", async () => {
    show({ "comment.list": () => [] });
    expect(await screen.findByText("No comments yet.")).toBeTruthy();
  });

  it("shows line breaks and markup as they were typed", async () => {
    const typed = { ...comment(1), content: "One\n<b>two</b>" };
    show({ "comment.list": () => [typed] });
    expect((await screen.findByText(/One/)).textContent).toBe("One\n<b>two</b>");
  });

  it("shows its own error and loads again on Retry", async () => {
    let isDown = true;
    const { user, toasts } = show({
      "comment.list": () => {
        if (isDown) throw failure("not_found");
        return nine;
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
