import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";

/** A page whose dialog is opened by a button, which saving removes. */
function Page({ isLong = false }: { isLong?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const handleSave = () => {
    setIsSaved(true);
    setIsOpen(false);
  };
  return (
    <main id="main" tabIndex={-1}>
      {!isSaved && (
        <button type="button" onClick={() => setIsOpen(true)}>
          Apply
        </button>
      )}
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Apply for this call">
        {isLong && (
          <form>
            <textarea aria-label="Message" />
          </form>
        )}
        <button type="button" onClick={handleSave}>
          Send
        </button>
      </Dialog>
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const isFocused = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

it("starts in its form, and gives the focus back to what opened it", async () => {
  render(<Page isLong />);
  await press("Apply");
  await isFocused(() => screen.getByLabelText("Message"));
  await userEvent.keyboard("{Escape}");
  await isFocused(() => screen.getByRole("button", { name: "Apply" }));
});

it("gives the focus to the page where what opened it is gone", async () => {
  render(<Page />);
  await press("Apply");
  await press("Send");
  expect(screen.queryByRole("button", { name: "Apply" })).toBeNull();
  await isFocused(() => screen.getByRole("main"));
});

it("gives the focus to who takes it", async () => {
  const page = (isOpen: boolean) => (
    <main>
      <input aria-label="Text of the article" />
      <Dialog
        isOpen={isOpen}
        onOpenChange={() => {}}
        title="Link"
        takeFocus={() => screen.getByLabelText("Text of the article").focus()}
      >
        A form
      </Dialog>
    </main>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  await isFocused(() => screen.getByLabelText("Text of the article"));
});
