import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";

type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => number;
  /** About how high an item is, in pixels. */
  height: number;
  /** Called when its end is near. */
  onEnd: () => void;
  /** The key of an item that is scrolled to, if it is among them. */
  wanted?: RefObject<number | null>;
  className?: string;
  children: (item: Item) => ReactNode;
};

/** A list of which only what is in sight is in the document. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  height,
  onEnd,
  wanted,
  className,
  children,
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => keyOf(items[index] as Item),
    overscan: 6,
    gap: 8,
  });
  const shown = virtual.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= items.length - 10;
  useEffect(() => {
    if (isNearEnd) onEnd();
  });
  useEffect(() => {
    if (!wanted?.current) return;
    const index = items.findIndex((item) => keyOf(item) === wanted.current);
    if (index >= 0) virtual.scrollToIndex(index);
  });
  return (
    <div ref={scroller} tabIndex={-1} className={className}>
      <ul aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ key, index, start }) => (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start}px)` }}
          >
            {children(items[index] as Item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
