import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { IconButton } from "../icon-button.tsx";

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Shown under the title, if any. */
  description?: string;
  /** `panel` and `wide` are full-height sheets from the right edge. */
  shape?: "box" | "panel" | "wide";
  /** Takes the focus once it is closed, in place of what opened it. */
  takeFocus?: () => void;
  children: ReactNode;
};

const shapes = {
  box: "inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 rounded-card animate-fade",
  panel: "inset-y-0 right-0 w-[min(22rem,88vw)] animate-slide-in",
  wide: "inset-y-0 right-0 w-[min(32rem,96vw)] animate-slide-in",
};

/**
 * A modal dialog: traps the focus, which starts in its form if it has one, closes on Escape and on a click outside, and
 * restores the focus.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  shape = "box",
  takeFocus,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  const handleOpened = (event: Event) => {
    opener.current = document.activeElement;
    const field = (event.target as Element).querySelector<HTMLElement>("form :is(input, select, textarea)");
    if (!field) return;
    // Focuses the form first, not the close button.
    event.preventDefault();
    field.focus();
  };
  // Radix restores the focus to its own trigger only; here anything may open a dialog.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (takeFocus) return takeFocus();
    const { current } = opener;
    // The element that opened it may be removed: then `main` takes the focus.
    const target = current?.isConnected ? current : document.getElementById("main");
    if (target instanceof HTMLElement) target.focus({ preventScroll: target !== current });
  };
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        {/* Not Radix's overlay, which writes a style element that the content policy refuses. */}
        <div data-locks-scroll className="fixed inset-0 z-40 animate-fade bg-accent-ink/60" />
        <Primitive.Content
          onOpenAutoFocus={handleOpened}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cx("fixed z-50 overflow-y-auto bg-surface p-6 text-ink shadow-float", shapes[shape])}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Primitive.Title className="min-w-0 pt-2 text-23 wrap-anywhere">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" className="-mt-0.5 -mr-2.5">
                <X aria-hidden className="size-6" />
              </IconButton>
            </Primitive.Close>
          </div>
          {description && (
            <Primitive.Description className="mb-4 text-muted">{description}</Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
