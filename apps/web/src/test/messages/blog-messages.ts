import type { Comment } from "@callboard/contracts/comment";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { signIn } from "../claims.ts";
import { failure, never } from "../fake-gateway.ts";
import { pageOf, storiesFrom } from "../stories.ts";
import { fill, type Message, press, refusing } from "./message.ts";

const down = failure("upstream");

const listingMessages: Message[] = [
  { text: "Failed to fetch blogs", as: "text", at: "/blog", answers: refusing("blog.list", down) },
  { text: "Failed to fetch categories", as: "toast", at: "/blog", answers: refusing("category.list", down) },
  {
    text: "Loading...",
    as: "text",
    at: "/blog",
    answers: {
      "blog.list": ({ cursor }: { cursor?: string }) =>
        cursor ? never() : pageOf(storiesFrom(1, 3), "next page"),
    },
    when: async (user) => {
      await user.click(await screen.findByRole("link", { name: "Load More" }));
    },
  },
];

const missing = refusing("blog.bySlug", failure("not_found", "Blog not found"));

const articleMessages: Message[] = [
  { text: "Blog not found", as: "toast", at: "/blog/gone", answers: missing },
  {
    text: "Sorry, the page or content you are looking for does not exist.",
    as: "text",
    at: "/blog/gone",
    answers: missing,
  },
  {
    text: "Could not copy link",
    as: "toast",
    at: "/blog/self-tape",
    when: async (user) => {
      vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
      await press(user, "Copy link");
    },
  },
  { text: "Copied!", as: "text", at: "/blog/self-tape", when: (user) => press(user, "Copy link") },
];

const words = (id: number) => ({
  id,
  author: `Reader ${id}`,
  avatar: null,
  content: `Words ${id}`,
  created_at: "2026-03-05T10:00:00.000Z",
  can: { remove: false },
});
const threads = [1, 2, 3].map((id): Comment => ({ ...words(id), replies: [words(id + 10)], reply_count: 1 }));
const comments = {
  as: "text",
  at: "/blog/self-tape",
  answers: { "comment.list": () => ({ comments: threads }) },
} as const;

async function openReplies(user: UserEvent) {
  const [first] = await screen.findAllByRole("button", { name: "View replies (1)" });
  if (first) await user.click(first);
}

const commentMessages: Message[] = [
  { ...comments, text: "to join this conversation" },
  { ...comments, text: "Sign In / Sign Up" },
  { ...comments, text: "0/500" },
  {
    ...comments,
    as: "field",
    text: "501/500",
    given: signIn,
    when: (user) => fill(user, { "Your comment": "x".repeat(501) }),
  },
  { ...comments, text: "View replies (1)" },
  { ...comments, text: "Hide replies (1)", when: openReplies },
  { ...comments, text: "Show More" },
];

/** The blog's lists, an article, and its comments. */
export const blogMessages = [...listingMessages, ...articleMessages, ...commentMessages];
