import { X } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { IconButton } from "#shared/ui/icon-button.tsx";

type NoticeProps = {
  label: string;
  /** `top` is under the header, `bottom` sticks to the bottom of the screen. */
  place: "top" | "bottom";
  onDismiss: () => void;
  children: ReactNode;
};

const places = { top: "border-b", bottom: "fixed inset-x-0 bottom-0 z-30 border-t animate-enter" };

/** Tells the page how high the notice at its bottom is: what else is fixed there stands above it. */
function useBottomHeight(isAtBottom: boolean) {
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = notice;
    if (!current || !isAtBottom) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty("--bottom-notice", `${current.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    tell();
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty("--bottom-notice");
    };
  }, [isAtBottom]);
  return notice;
}

/** A dismissible notice across the page. */
export function Notice({ label, place, onDismiss, children }: NoticeProps) {
  const notice = useBottomHeight(place === "bottom");
  return (
    <section
      ref={notice}
      aria-label={label}
      className={cx("border-line bg-warning-ground text-warning", places[place])}
    >
      <div className="wrap flex items-center gap-4 py-1">
        <p className="min-w-0 flex-1 py-2">{children}</p>
        <IconButton label="Dismiss" onClick={onDismiss} className="-mr-2.5 text-warning!">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </section>
  );
}
