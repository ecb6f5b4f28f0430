import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { expect, it } from "vitest";
import { renderAt } from "../../../test/render-at.tsx";
import { useChangeSearch } from "./use-change-search.ts";

let answer: PromiseWithResolvers<void>;

/** A dialog that closes after an answer. */
function Dialog() {
  const change = useChangeSearch();
  const handleSend = async () => {
    await answer.promise;
    change((search) => search.delete("apply"));
  };
  return (
    <>
      <button type="button" onClick={() => void handleSend()}>
        Send
      </button>
      <Link to="/events/8?apply=1">Another</Link>
      <Link to="/events/7?apply=1&sort=new">Newest</Link>
      <Link to="/help">Help</Link>
    </>
  );
}

it.each([
  ["nothing", "/events/7"],
  ["Help", "/help"],
  ["Another", "/events/8?apply=1"],
  ["Newest", "/events/7?sort=new"],
])("changes the address of whoever is still on the page, as it is by then: after %s", async (name, there) => {
  answer = Promise.withResolvers();
  const user = userEvent.setup();
  renderAt("/events/7?apply=1", <Dialog />, { route: "/events/:id" });
  await user.click(screen.getByRole("button", { name: "Send" }));
  if (name !== "nothing") await user.click(screen.getByRole("link", { name }));
  await act(async () => answer.resolve());
  expect(screen.getByTestId("address").textContent).toBe(there);
});
