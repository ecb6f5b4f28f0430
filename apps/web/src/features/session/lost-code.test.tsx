import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { silenceConsole, takeConsoleCalls } from "../../test/console-guard.ts";
import { renderAt } from "../../test/render-at.tsx";
import { UserMenu } from "./menu/user-menu.tsx";
import { RegisterAs } from "./register-as.tsx";
import { registerAsState } from "./register-as-state.ts";

const gone = vi.hoisted(() => () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("./menu/user-dropdown.tsx", gone);
vi.mock("./register-as-dialog.tsx", gone);

beforeEach(silenceConsole);

it("keeps the button of the menu whose code does not come", async () => {
  renderAt("/", <UserMenu name="Asha Rao" />);
  const button = screen.getByRole("button", { name: "Asha Rao" });
  fireEvent.click(button);
  await waitFor(() => expect(takeConsoleCalls()).not.toEqual([]));
  expect(screen.getByRole("button", { name: "Asha Rao" })).toBeDefined();
});

it("keeps the page whose dialog does not come", async () => {
  function Home() {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => navigate("/", { state: registerAsState })}>
          Verified
        </button>
        <RegisterAs />
      </>
    );
  }
  renderAt("/", <Home />);
  fireEvent.click(screen.getByRole("button", { name: "Verified" }));
  await waitFor(() => expect(takeConsoleCalls()).not.toEqual([]));
  expect(screen.getByRole("button", { name: "Verified" })).toBeDefined();
});
