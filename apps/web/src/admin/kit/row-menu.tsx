import { Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useRef } from "react";

const itemClass =
  "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[7px] px-3 text-15 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-sunken";

export type RowAct = { text: string; isDisabled?: boolean; onSelect: () => void };

/** What can be done with one row of a table; `label` names the row too. */
export function RowMenu({ label, acts }: { label: string; acts: readonly RowAct[] }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<RowAct>(null);
  const handleClosed = (event: Event) => {
    const act = chosen.current;
    if (!act) return;
    chosen.current = null;
    event.preventDefault();
    // A dialog gives the focus back to where it was when it opened.
    trigger.current?.focus();
    act.onSelect();
  };
  return (
    // Not modal: a modal menu writes a style element, which the content policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={trigger}
        aria-label={label}
        className="inline-grid size-11 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken md:-my-2 md:size-9"
      >
        <Ellipsis aria-hidden className="size-5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        onCloseAutoFocus={handleClosed}
        className="z-30 min-w-52 animate-fade rounded-control border border-line bg-surface p-1 text-left text-ink shadow-float"
      >
        {acts.map((act) => (
          <DropdownMenu.Item
            key={act.text}
            disabled={act.isDisabled ?? false}
            className={itemClass}
            onSelect={() => {
              chosen.current = act;
            }}
          >
            {act.text}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
