import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

type Dragged = { list?: string; index?: number };

type Place = {
  /** Of the list, so that nothing is dropped into another one. */
  list: string;
  index: number;
  /** Called with the place that the dragged item had. */
  onDropped: (from: number) => void;
};

/** Lets an item of a list be dragged to the place of another one. */
export function useReorder({ list, index, onDropped }: Place): {
  element: RefObject<HTMLLIElement | null>;
  isDragged: boolean;
  isOver: boolean;
} {
  const element = useRef<HTMLLIElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const dataOf = useEffectEvent((): Dragged => ({ list, index }));
  const isTaken = useEffectEvent((data: Dragged) => data.list === list);
  const take = useEffectEvent(({ index: from }: Dragged) => {
    if (from !== undefined && from !== index) onDropped(from);
  });
  useEffect(() => {
    if (!element.current) return;
    const endDragging = draggable({
      element: element.current,
      getInitialData: () => dataOf(),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
    const endTaking = dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => isTaken(source.data),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => {
        setIsOver(false);
        take(source.data);
      },
    });
    return () => {
      endDragging();
      endTaking();
    };
  }, []);
  return { element, isDragged, isOver };
}
