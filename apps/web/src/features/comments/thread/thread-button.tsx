import { ChevronDown } from "lucide-react";
import { cx } from "#shared/lib/text/class-names.ts";
import { actionClass } from "./action-class.ts";

type ThreadButtonProps = { count: number; isOpen: boolean; listId: string; onToggle: () => void };

export function ThreadButton({ count, isOpen, listId, onToggle }: ThreadButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onToggle}
      className={actionClass}
    >
      {isOpen ? "Hide" : "View"} replies ({count})
      <ChevronDown aria-hidden className={cx("size-4", isOpen && "rotate-180")} />
    </button>
  );
}
