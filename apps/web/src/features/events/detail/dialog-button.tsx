import type { ReactNode } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { Button } from "#shared/ui/button.tsx";

type DialogButtonProps = {
  /** Brings the dialog's code, which is on its way as soon as somebody is about to press. */
  load: () => Promise<unknown>;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
};

/** Opens the dialog that a page is about. */
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
