import { act, screen } from "@testing-library/react";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderAt } from "../../../test/render-at.tsx";
import { useLeaveSoon } from "./use-leave-soon.ts";

function Form() {
  const leaveSoon = useLeaveSoon();
  return (
    <>
      <button type="button" onClick={() => void leaveSoon("/events")}>
        Post
      </button>
      <Link to="/help">Help</Link>
    </>
  );
}

const press = (role: "button" | "link") => act(() => screen.getByRole(role).click());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const address = () => screen.getByTestId("address").textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  renderAt("/create-event", <Form />, { route: "/create-event" });
  press("button");
});
afterEach(() => vi.useRealTimers());

it("leaves after a second", async () => {
  await pass(999);
  expect(address()).toBe("/create-event");
  await pass(1);
  expect(address()).toBe("/events");
});

it("takes nobody away who has gone elsewhere in the meantime", async () => {
  press("link");
  await pass(1_000);
  expect(address()).toBe("/help");
});
