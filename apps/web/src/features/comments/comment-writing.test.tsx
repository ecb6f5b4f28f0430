import type { Comment } from "@callboard/contracts/comment";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { endSession, saveAuth } from "#shared/lib/session/session.ts";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { CommentSection } from "./comment-section.tsx";

const words = (id: number, remove = false) => ({
  id,
  author: remove ? "Asha Rao" : `Reader ${id}`,
  avatar: null,
  content: `Words ${id}`,
  created_at: "2026-03-05T10:00:00.000Z",
  can: { remove },
});
const comment = (id: number, replies = [] as ReturnType<typeof words>[], remove = false): Comment => ({
  ...words(id, remove),
  replies,
  reply_count: replies.length,
});

type Created = { comment_text: string; parent_comment_id?: number };

/** A stateful fake API, so that a reload shows what was posted. */
function fakeApi(list: Comment[]): Answers {
  let lastId = 900;
  return {
    "comment.list": () => ({ comments: structuredClone(list) }),
    "comment.create": ({ comment_text, parent_comment_id }: Created) => {
      const fresh = { ...words(++lastId, true), content: comment_text };
      const parent = list.find(({ id }) => id === parent_comment_id);
      parent?.replies.push(fresh);
      if (parent) parent.reply_count += 1;
      if (!parent) list.push({ ...fresh, replies: [], reply_count: 0 });
      return { ...fresh, replies: [], reply_count: 0, parent_comment_id: parent?.id ?? null };
    },
    "comment.remove": ({ id }: { id: number }) => {
      list.splice(
        list.findIndex((each) => each.id === id),
        1,
      );
      return { message: "Comment deleted" };
    },
  };
}

function show(list: Comment[], change: Answers = {}) {
  return renderAt("/blog/self-tape", <CommentSection blogId={7} />, {
    answers: { ...fakeApi(list), ...change },
  });
}
const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Your comment" });
const post = () => screen.getByRole<HTMLButtonElement>("button", { name: "Post Comment" });

describe("writing comments", () => {
  beforeEach(() => saveAuth({ user: { id: 3, name: "Asha Rao" }, token: "t" }));

  it("shows a posted comment at once, focused and only once, and expands the list for it", async () => {
    const { user, calls } = show([1, 2, 3, 4].map((id) => comment(id)));
    await user.type(await box(), "  I was there  ");
    await user.click(post());
    const posted = await screen.findByText("I was there");
    await waitFor(() => expect(document.activeElement?.contains(posted)).toBe(true));
    expect((await box()).value).toBe("");
    await waitFor(() => expect(calls.filter(({ path }) => path === "comment.list")).toHaveLength(2));
    expect(screen.getAllByText("I was there")).toHaveLength(1);
    expect(screen.getAllByText(/^Words \d$/)).toHaveLength(4);
    expect(calls.filter(({ path }) => path === "comment.create")).toEqual([
      { path: "comment.create", input: { blog_id: 7, comment_text: "I was there" } },
    ]);
  });

  it("keeps a posted comment where the loaded pages end before it", async () => {
    const pagination = { page: 1, limit: 20, hasNextPage: true, nextCursor: "20" };
    const first = [1, 2, 3].map((id) => comment(id));
    const { user, calls } = show([], { "comment.list": () => ({ comments: first, pagination }) });
    await user.type(await box(), "I was there");
    await user.click(post());
    const posted = await screen.findByText("I was there");
    await waitFor(() => expect(calls.filter(({ path }) => path === "comment.list")).toHaveLength(2));
    await waitFor(() => expect(document.activeElement?.contains(posted)).toBe(true));
    expect(screen.getByText("I was there")).toBeDefined();
    expect(screen.getByRole("button", { name: "Show More" })).toBeDefined();
  });

  it("keeps the posted comment visible and focused when it is answered at once", async () => {
    const { user } = show([1, 2, 3, 4].map((id) => comment(id)));
    await user.type(await box(), "I was there");
    await user.click(post());
    const posted = (await screen.findByText("I was there")).closest("li") as HTMLElement;
    await user.click(within(posted).getByRole("button", { name: "Reply" }));
    await user.type(await within(posted).findByRole("textbox"), "All evening");
    await user.click(within(posted).getByRole("button", { name: "Post Reply" }));
    const reply = await screen.findByText("All evening");
    await waitFor(() => expect(document.activeElement?.contains(reply)).toBe(true));
    expect(screen.getByText("I was there")).toBeDefined();
  });

  it("posts up to 500 characters and nothing blank", async () => {
    const { user, calls } = show([]);
    const area = await box();
    await user.click(area);
    await user.paste("x".repeat(500));
    expect(screen.getByText("500/500")).toBeDefined();
    expect(post().disabled).toBe(false);
    await user.type(area, "y");
    expect(screen.getByText("501/500")).toBeDefined();
    expect(post().disabled).toBe(true);
    expect(area.getAttribute("aria-invalid")).toBe("true");
    await user.clear(area);
    await user.type(area, "  {Enter} ");
    expect(post().disabled).toBe(true);
    expect(calls.some(({ path }) => path === "comment.create")).toBe(false);
  });

  it("takes no more text while it is posted, and keeps the focus", async () => {
    const { user } = show([], { "comment.create": never });
    await user.type(await box(), "Once");
    await user.click(post());
    await user.type(await box(), " more");
    expect((await box()).value).toBe("Once");
    expect(document.activeElement).toBe(await box());
  });

  it("submits once, however often it is pressed", async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const list: Comment[] = [];
    const create = fakeApi(list)["comment.create"] as (input: Created) => unknown;
    const { user, calls } = show(list, {
      "comment.create": (input: Created) => slow.then(() => create(input)),
    });
    await user.type(await box(), "Once");
    await user.dblClick(post());
    answer();
    await waitFor(async () => expect((await box()).value).toBe(""));
    expect(calls.filter(({ path }) => path === "comment.create")).toHaveLength(1);
  });

  it("answers a comment in its own box and shows the reply, focused", async () => {
    const { user, calls } = show([comment(1, [words(11)]), comment(2)]);
    await user.click((await screen.findAllByRole("button", { name: "Reply" }))[0] as HTMLElement);
    const reply = screen.getByRole("textbox", { name: "Your reply to Reader 1" });
    expect(document.activeElement).toBe(reply);
    await user.type(reply, "Same here");
    await user.click(screen.getByRole("button", { name: "Post Reply" }));
    const posted = await screen.findByText("Same here");
    await waitFor(() => expect(document.activeElement?.contains(posted)).toBe(true));
    expect(screen.getByRole("button", { name: "Hide replies (2)" })).toBeDefined();
    expect(screen.queryByRole("textbox", { name: /reply/ })).toBeNull();
    expect(calls).toContainEqual({
      path: "comment.create",
      input: { blog_id: 7, comment_text: "Same here", parent_comment_id: 1 },
    });
  });

  it("answers a reply in the box of its comment", async () => {
    const { user } = show([comment(1, [words(11)])]);
    await user.click(await screen.findByRole("button", { name: "View replies (1)" }));
    const reply = within(screen.getByRole("article", { name: "Comment by Reader 11" }));
    await user.click(reply.getByRole("button", { name: "Reply" }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Your reply to Reader 1" }));
    expect(screen.getAllByRole("textbox")).toHaveLength(2);
  });

  it("keeps the draft through a reload, an ended session and a failure", async () => {
    const first = show([comment(1)]);
    await first.user.type(await box(), "A long thought");
    await first.user.click(await screen.findByRole("button", { name: "Reply" }));
    await first.user.type(screen.getByRole("textbox", { name: /reply/ }), "An answer");
    first.unmount();
    const second = show([comment(1)], {
      "comment.create": () => {
        throw failure("unauthorized");
      },
    });
    expect((await box()).value).toBe("A long thought");
    const reply = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /reply/ });
    await waitFor(() => expect(reply.value).toBe("An answer"));
    await second.user.click(post());
    await waitFor(() => expect(second.toasts).toEqual(["Unauthorized"]));
    expect((await box()).disabled).toBe(true);
    expect((await box()).value).toBe("A long thought");
    expect(localStorage.getItem("auth")).toBeNull();
    expect(screen.getByText("to join this conversation")).toBeDefined();
  });

  it.each([
    ["not_found", "Blog not found", "Blog not found"],
    ["upstream", undefined, "An error occurred"],
    ["network", undefined, "Network error, please check your connection"],
  ] as const)("says why a comment failed (%s), and stays on the page", async (code, message, shown) => {
    const { user, toasts } = show([], {
      "comment.create": () => {
        throw failure(code, message);
      },
    });
    await user.type(await box(), "Hello");
    await user.click(post());
    await waitFor(() => expect(toasts).toEqual([shown]));
    expect((await box()).value).toBe("Hello");
  });

  it("deletes one's own comment after confirmation, and offers it for no other", async () => {
    const { user, calls } = show([comment(1), comment(2, [], true)]);
    const remove = await screen.findByRole("button", { name: "Delete" });
    await user.click(remove);
    const dialog = within(await screen.findByRole("dialog", { name: "Delete this comment?" }));
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(calls.some(({ path }) => path === "comment.remove")).toBe(false);
    await user.click(remove);
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText("Words 2")).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Comments (1)"));
    expect(calls).toContainEqual({ path: "comment.remove", input: { id: 2 } });
  });

  it("closes for writing when the session ends elsewhere", async () => {
    show([comment(1)]);
    expect((await box()).disabled).toBe(false);
    endSession();
    await waitFor(async () => expect((await box()).disabled).toBe(true));
    expect(screen.queryByRole("button", { name: "Reply" })).toBeNull();
  });
});
