import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { CommentSection } from "#features/comments/comment-section.tsx";
import { ProfileScreen } from "#features/profiles/profile-screen.tsx";
import { SignInScreen } from "#features/session/sign-in/sign-in-screen.tsx";
import { SignUpScreen } from "#features/session/sign-up/sign-up-screen.tsx";
import { Contact } from "#features/static-pages/contact.tsx";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "./claims.ts";
import { fill, press } from "./messages/message.ts";
import { nastyStrings } from "./nasty-strings.ts";
import { publicProfile } from "./profiles.ts";
import { renderAt } from "./render-at.tsx";

const cases = Object.entries(nastyStrings);
const textsOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);

describe.each(cases)("%s", (_name, text) => {
  it("is shown as it was written, in a comment and in a profile", async () => {
    const comment = {
      ...{ id: 1, author: text, avatar: null, content: text, created_at: "2026-03-05T10:00:00.000Z" },
      ...{ can: { remove: false }, replies: [], reply_count: 0 },
    };
    const blog = renderAt("/blog/self-tape", <CommentSection blogId={7} />, {
      answers: { "comment.list": () => ({ comments: [comment] }) },
    });
    await screen.findByRole("article");
    expect(textsOf("article p")).toContain(text);
    expect(document.querySelector("article script, article img, article b")).toBeNull();
    blog.unmount();
    const words = { name: text, about: text, project_name: text, character_name: text };
    renderAt("/profiles/artist/7", <ProfileScreen kind="artist" id="7" />, {
      answers: { "profile.get": () => publicProfile(words) },
    });
    await waitFor(() => expect(textsOf("p, dd")).toContain(text));
    expect(textsOf("h1")).toEqual([text]);
    expect(document.querySelector("script, img[src=x]")).toBeNull();
  });

  it.each([
    ["comment.create", "comment_text", "Post Comment", { "Your comment": text }],
    ["contact.create", "message", "Send", { Name: "Asha Rao", Email: "asha@example.org", Message: text }],
    ["session.signIn", "password", "Sign In", { "Email, username or mobile number": "asha", Password: text }],
    [
      "session.signUp",
      "name",
      "Sign Up",
      {
        ...{ Name: text, Username: "asha", Email: "asha@example.org" },
        ...{ Password: "stage-left", Phone: "9876543210" },
      },
    ],
  ] as const)(
    "goes into %s as it was written, or its field says why not",
    async (path, field, button, texts) => {
      vi.spyOn(notify, "success").mockImplementation(() => {});
      if (path === "comment.create") signIn();
      const screens = {
        "comment.create": <CommentSection blogId={7} />,
        "contact.create": <Contact topic={null} />,
        "session.signIn": <SignInScreen />,
        "session.signUp": <SignUpScreen />,
      };
      const { user, calls } = renderAt("/", screens[path], {
        answers: { "comment.list": () => ({ comments: [] }) },
      });
      await fill(user, texts);
      await press(user, button);
      await waitFor(() => {
        const sent = calls.filter((call) => call.path === path).map(({ input }) => input[field]);
        const refused = document.querySelectorAll("[aria-invalid=true]").length;
        expect([sent, refused]).toEqual(refused > 0 ? [[], 1] : [[text.trim()], 0]);
      });
    },
  );
});
