import type { ReactNode } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { Button } from "#shared/ui/button.tsx";

type DialogButtonProps = {
  /** Loads the dialog's code, on hover, focus or touch. */
  load: () => Promise<unknown>;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
};

/** Opens the page's dialog. */
export function DialogButton({ load, onOpen, className, children }: DialogButtonProps) {
  const prepare = () => void load().catch(() => {});
  return (
    <Button
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      className={cx("px-8 print:hidden", className)}
    >
      {children}
    </Button>
  );
}
