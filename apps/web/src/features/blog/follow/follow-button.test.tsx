import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answerSignIn, useIsAskedToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { FollowButton } from "./follow-button.tsx";

const Asked = () => (useIsAskedToSignIn() ? <p>Sign in first</p> : null);

function show(answers: Answers = {}, offered?: []) {
  const kept = { is_following: false };
  const shown = renderAt(
    "/",
    <>
      <FollowButton what="author" slug="asha-rao" name="Asha Rao" />
      <Asked />
    </>,
    {
      answers: {
        "savedSearch.following": () => ({ ...kept }),
        "savedSearch.follow": () => {
          kept.is_following = true;
          return { message: "You follow this now" };
        },
        "savedSearch.unfollow": () => {
          kept.is_following = false;
          return { message: "You do not follow this any more" };
        },
        ...answers,
      },
      ...(offered && { offered }),
    },
  );
  return { ...shown, kept };
}

const button = () => screen.getByRole("button", { name: "Follow Asha Rao" });
const isPressed = (wanted: boolean) =>
  waitFor(() => expect(button().getAttribute("aria-pressed")).toBe(String(wanted)));

describe("the button that follows", () => {
  it("follows, and ends it", async () => {
    signIn();
    const { user, kept, calls } = show();
    await isPressed(false);
    await user.click(button());
    await isPressed(true);
    await waitFor(() => expect(kept.is_following).toBe(true));
    await user.click(button());
    await waitFor(() => expect(kept.is_following).toBe(false));
    await isPressed(false);
    expect(calls.find(({ path }) => path === "savedSearch.unfollow")?.input).toEqual({
      ...{ what: "author", slug: "asha-rao" },
    });
  });

  it("is not pressed any more where it fails, and says why", async () => {
    signIn();
    const { user, toasts } = show({
      "savedSearch.follow": () => {
        throw failure("validation", "You have 50 saved searches already: delete one first");
      },
    });
    await isPressed(false);
    await user.click(button());
    await waitFor(() => expect(toasts).toEqual(["You have 50 saved searches already: delete one first"]));
    await isPressed(false);
  });

  it("asks nothing for visitors, has them sign in, and follows then", async () => {
    const { user, calls, kept } = show();
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
    await waitFor(() => expect(kept.is_following).toBe(true));
  });

  it("is not there where the upstream has nothing to follow", () => {
    signIn();
    const { calls } = show({}, []);
    expect(screen.queryByRole("button")).toBeNull();
    expect(calls).toEqual([]);
  });
});
