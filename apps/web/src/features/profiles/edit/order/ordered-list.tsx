import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "#shared/lib/text/class-names.ts";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { useReorder } from "./use-reorder.ts";

type OrderedListProps<Item> = {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** What an item is called where it is moved. */
  nameOf: (item: Item) => string;
  onOrder: (items: Item[]) => void;
  /** `grid` stands several beside each other. */
  shape?: "rows" | "grid";
  children: (item: Item, index: number) => ReactNode;
};

type RowProps = {
  place: { list: string; index: number; count: number };
  name: string;
  shape: "rows" | "grid";
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

function Row({ place, name, shape, onMove, children }: RowProps) {
  const { list, index, count } = place;
  const onDropped = (from: number) => onMove(from, index);
  const { element, isDragged, isOver } = useReorder({ list, index, onDropped });
  return (
    <li
      ref={element}
      className={cx(
        "min-w-0 rounded-control border bg-paper",
        shape === "rows" ? "flex flex-wrap items-center gap-x-3 gap-y-1 p-2" : "grid content-between",
        isOver ? "border-primary" : "border-line",
        isDragged && "opacity-55",
      )}
    >
      {children}
      <div className={cx("flex items-center", shape === "rows" ? "ml-auto" : "justify-between px-1 pb-1")}>
        <GripVertical aria-hidden className="size-5 cursor-grab text-muted max-sm:hidden" />
        <IconButton
          label={`Move ${name} up`}
          data-move={`up ${index}`}
          aria-disabled={index === 0 || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => index > 0 && onMove(index, index - 1)}
        >
          <ArrowUp aria-hidden className="size-5" />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          data-move={`down ${index}`}
          aria-disabled={index === count - 1 || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => index < count - 1 && onMove(index, index + 1)}
        >
          <ArrowDown aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

/** A list that is put into order by dragging, and by buttons; the focus stays with what was moved. */
export function OrderedList<Item>({
  label,
  items,
  nameOf,
  onOrder,
  shape = "rows",
  children,
}: OrderedListProps<Item>) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef("");
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (!focusNext.current) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${focusNext.current}"]`)?.focus();
    focusNext.current = "";
  });
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined) return;
    focusNext.current = `${to < from ? "up" : "down"} ${to}`;
    setAnnouncement(`${nameOf(item)}: now ${to + 1} of ${items.length}`);
    onOrder(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  return (
    <>
      <ol
        ref={list}
        aria-label={label}
        className={
          shape === "rows" ? "grid grid-cols-1 gap-2" : "grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4"
        }
      >
        {items.map((item, index) => (
          <Row
            // What is moved changes its place, and not its row.
            key={index}
            place={{ list: id, index, count: items.length }}
            name={nameOf(item)}
            shape={shape}
            onMove={move}
          >
            {children(item, index)}
          </Row>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
