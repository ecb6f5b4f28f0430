import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answerSignIn, useIsAskedToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { BookmarkButton } from "./bookmark-button.tsx";

function Asked() {
  return useIsAskedToSignIn() ? <p>Sign in first</p> : null;
}

function show(answers: Answers = {}, offered?: []) {
  const kept = { is_bookmarked: false };
  const shown = renderAt(
    "/",
    <>
      <BookmarkButton kind="call" id={7} what="this call" />
      <Asked />
    </>,
    {
      answers: {
        "bookmark.get": () => ({ ...kept }),
        "bookmark.put": () => {
          kept.is_bookmarked = true;
          return { message: "Saved" };
        },
        "bookmark.remove": () => {
          kept.is_bookmarked = false;
          return { message: "Removed" };
        },
        ...answers,
      },
      ...(offered && { offered }),
    },
  );
  return { ...shown, kept };
}

const button = () => screen.getByRole("button", { name: "Save this call" });
const isPressed = (wanted: boolean) =>
  waitFor(() => expect(button().getAttribute("aria-pressed")).toBe(String(wanted)));

describe("the button that saves", () => {
  it("shows what is saved already, and takes it back", async () => {
    signIn();
    const { user, kept, calls } = show({ "bookmark.get": () => ({ is_bookmarked: true }) });
    await isPressed(true);
    kept.is_bookmarked = true;
    await user.click(button());
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain("bookmark.remove"));
    expect(calls.find(({ path }) => path === "bookmark.remove")?.input).toEqual({ kind: "call", id: 7 });
  });

  it("is pressed at once, and not any more where saving fails", async () => {
    signIn();
    const sent = Promise.withResolvers<never>();
    let isDown = false;
    const { user, toasts } = show({
      "bookmark.put": () => {
        isDown = true;
        return sent.promise;
      },
      "bookmark.get": () => {
        if (isDown) throw failure("upstream");
        return { is_bookmarked: false };
      },
    });
    await isPressed(false);
    await user.click(button());
    await isPressed(true);
    sent.reject(failure("upstream"));
    await isPressed(false);
    expect(toasts).toHaveLength(1);
  });

  it("asks nothing for visitors, has them sign in, and saves then", async () => {
    const { user, calls, kept } = show();
    expect(button().getAttribute("aria-pressed")).toBe("false");
    expect(calls).toEqual([]);
    await user.click(button());
    expect(await screen.findByText("Sign in first")).toBeTruthy();
    await act(async () => answerSignIn(false));
    expect(calls).toEqual([]);
    await user.click(button());
    await act(async () => {
      signIn();
      answerSignIn(true);
    });
    await waitFor(() => expect(kept.is_bookmarked).toBe(true));
    await isPressed(true);
  });

  it("is not there where the upstream has no bookmarks", () => {
    signIn();
    const { calls } = show({}, []);
    expect(screen.queryByRole("button")).toBeNull();
    expect(calls).toEqual([]);
  });
});
