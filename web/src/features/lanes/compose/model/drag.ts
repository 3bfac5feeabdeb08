import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Dragged lots. Keys and menus can do everything that a drag does. */
interface Dragged {
  readonly lots: readonly number[];
}

const KEY = "marsa.lots";

const draggedOf = (data: Record<string | symbol, unknown>): Dragged | null =>
  (data[KEY] as Dragged | undefined) ?? null;

/** Makes an element draggable; asks `lots` at the start of the drag. Returns whether a drag is in progress. */
export function useDraggableLots(
  box: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null> | null,
  lots: () => readonly number[],
): boolean {
  const [dragging, setDragging] = useState(false);
  const ask = useEffectEvent(lots);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const dragHandle = handle?.current;
    return draggable({
      element,
      ...(dragHandle && { dragHandle }),
      getInitialData: () => ({ [KEY]: { lots: ask() } satisfies Dragged }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [box, handle]);
  return dragging;
}

export type Edge = "before" | "after";

/** Accepts dropped lots before or after an element. Returns the edge of the drop now, null without one. */
export function useLotDrop(
  box: RefObject<HTMLElement | null>,
  drop: (lots: readonly number[], edge: Edge) => void,
): Edge | null {
  const [edge, setEdge] = useState<Edge | null>(null);
  const dropped = useEffectEvent(drop);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const edgeAt = (clientY: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? "before" : "after";
    };
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => draggedOf(source.data) !== null,
      onDragEnter: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
      onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
      onDragLeave: () => setEdge(null),
      onDrop: ({ source, location }) => {
        setEdge(null);
        const dragged = draggedOf(source.data);
        // A row in a list that accepts drops too: the inner element wins.
        const innermost = location.current.dropTargets[0]?.element === element;
        if (dragged && innermost) dropped(dragged.lots, edgeAt(location.current.input.clientY));
      },
    });
  }, [box]);
  return edge;
}
