import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Lots on their way under a pointer. Everything that a drag does can be done by keys and menus too. */
interface Dragged {
  readonly lots: readonly number[];
}

const KEY = "marsa.lots";

const draggedOf = (data: Record<string | symbol, unknown>): Dragged | null =>
  (data[KEY] as Dragged | undefined) ?? null;

/** Makes an element something that lots are dragged by. `lots` is asked when the drag begins. Out: whether it goes on. */
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

/** Lets lots be dropped before or after an element. Out: at which edge they would land now, null while none are above. */
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
        // A row in a list that takes drops too: the innermost has it.
        const innermost = location.current.dropTargets[0]?.element === element;
        if (dragged && innermost) dropped(dragged.lots, edgeAt(location.current.input.clientY));
      },
    });
  }, [box]);
  return edge;
}
