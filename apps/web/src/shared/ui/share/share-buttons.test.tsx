import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderAt } from "../../../test/render-at.tsx";
import { ShareButtons } from "./share-buttons.tsx";

const show = () =>
  renderAt("/event/7", <ShareButtons what="event" path="/event/7" title="Event 7" hasWords />);

it("opens Facebook's sharer in a window that knows nothing of this one", async () => {
  const popup = { opener: window } as unknown as Window;
  const open = vi.spyOn(window, "open").mockReturnValue(popup);
  const { user } = show();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Share on Facebook/ });
  await user.click(link);
  expect(open).toHaveBeenCalledWith(link.href, "_blank", expect.stringContaining("popup"));
  expect(popup.opener).toBeNull();
});

it("leaves it to the link where windows are blocked", async () => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const { user } = show();
  const link = screen.getByRole("link", { name: /Share on Facebook/ });
  let isPrevented: boolean | undefined;
  document.addEventListener(
    "click",
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await user.click(link);
  expect(isPrevented).toBe(false);
});
