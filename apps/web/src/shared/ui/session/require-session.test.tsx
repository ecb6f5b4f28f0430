import { act, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { clearAuth, saveAuth } from "#shared/lib/session/session.ts";
import { signedInAs } from "../../../test/people.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { RequireSession } from "./require-session.tsx";

const guarded = (
  <RequireSession title="Your account">
    <p>Only for members</p>
  </RequireSession>
);
const show = () => renderAt("/account?tab=comments#last", guarded, { route: "/account" });
const address = () => screen.getByTestId("address").textContent;
const login = "/login?next=%2Faccount%3Ftab%3Dcomments%23last";

it("sends who has nothing stored to sign in, and back here afterwards", async () => {
  show();
  await waitFor(() => expect(address()).toBe(login));
  expect(screen.queryByText("Only for members")).toBeNull();
});

it("does the same with something unreadable, and when the session ends", async () => {
  localStorage.setItem("auth", "{");
  const { unmount } = show();
  await waitFor(() => expect(address()).toBe(login));
  unmount();
  saveAuth(signedInAs().auth);
  show();
  expect(screen.getByText("Only for members")).toBeDefined();
  expect(address()).toBe("/account?tab=comments");
  act(clearAuth);
  await waitFor(() => expect(address()).toBe(login));
});

it("is a shell with the page's heading on the server, whoever asks", () => {
  saveAuth(signedInAs().auth);
  const html = renderToString(<StaticRouter location="/account">{guarded}</StaticRouter>);
  expect(html).toContain("Your account</h1>");
  expect(html).toContain("Loading...");
  expect(html).not.toContain("Only for members");
});
