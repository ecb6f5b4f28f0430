import type { LucideIcon } from "lucide-react";
import { Toolbar } from "radix-ui";
import type { MouseEvent } from "react";
import { cx } from "#shared/lib/text/class-names.ts";

type ToolbarButtonProps = {
  label: string;
  /** The keys that do the same, as the hint shows them. */
  keys?: string;
  icon: LucideIcon;
  /** For what is on or off; none for what is done once. */
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
};

// Pressing must not take the selection out of the text.
const keepSelection = (event: MouseEvent) => event.preventDefault();

/** A tool of the editor. */
export function ToolbarButton({ label, keys, icon: Icon, isOn, isDisabled, onPress }: ToolbarButtonProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      {...(isOn !== undefined && { "aria-pressed": isOn })}
      disabled={isDisabled ?? false}
      onMouseDown={keepSelection}
      onClick={onPress}
      className={cx(
        "inline-grid size-8 shrink-0 place-items-center rounded-[7px] transition-colors duration-120 pointer-coarse:size-11",
        "disabled:opacity-40 not-disabled:hover:bg-sunken aria-pressed:bg-primary aria-pressed:text-on-primary",
      )}
    >
      <Icon aria-hidden className="size-4.5" />
    </Toolbar.Button>
  );
}

export function ToolbarSeparator() {
  return <Toolbar.Separator className="mx-0.5 h-6 w-px shrink-0 bg-line" />;
}
