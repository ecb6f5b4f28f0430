import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { ReceivedApplication } from "@callboard/contracts/application";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

type Dragged = { application?: ReceivedApplication };

/** Lets an application be dragged by its card, where `isOn`. */
export function useDraggable(
  application: ReceivedApplication,
  isOn: boolean,
): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const dataOf = useEffectEvent((): Dragged => ({ application }));
  useEffect(() => {
    if (!element.current || !isOn) return;
    return draggable({
      element: element.current,
      getInitialData: () => dataOf(),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [isOn]);
  return [element, isDragged];
}

/** Takes applications that are dropped. */
export function useDropTarget(
  onDropped: (application: ReceivedApplication) => void,
  isOpen: boolean,
): [RefObject<HTMLElement | null>, boolean] {
  const element = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(({ application }: Dragged) => application && onDropped(application));
  useEffect(() => {
    if (!element.current || !isOpen) return;
    return dropTargetForElements({
      element: element.current,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => {
        setIsOver(false);
        take(source.data);
      },
    });
  }, [isOpen]);
  return [element, isOver];
}
