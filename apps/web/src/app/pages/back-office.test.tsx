import { capabilities } from "@callboard/contracts/capability";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { PageContext } from "#shared/lib/page/page-context.ts";
import * as leave from "#shared/lib/session/reload-at.ts";
import { Page } from "./back-office.tsx";

function open(context: { hydrating: boolean; isRendering?: boolean }) {
  const reload = vi.spyOn(leave, "reloadAt").mockImplementation(() => {});
  const value = { now: "", host: "", capabilities, hydrating: { current: context.hydrating } };
  const report = context.isRendering ? { report: { status: 200, head: null } } : {};
  render(
    <PageContext value={{ ...value, ...report }}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </PageContext>,
  );
  return reload;
}

it("loads the document of the back office where somebody came to it inside the app", () => {
  expect(open({ hydrating: false })).toHaveBeenCalledExactlyOnceWith(window.location.href);
  expect(screen.queryByRole("heading")).toBeNull();
});

it.each([
  ["by a gateway", { hydrating: false, isRendering: true }],
  ["of a gateway, in the browser", { hydrating: true }],
])("is not found where it is rendered %s, and is not loaded again and again", (_name, context) => {
  expect(open(context)).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("does not exist");
});
