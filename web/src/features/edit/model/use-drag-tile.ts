import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

export type Edge = "before" | "after";

interface DragTile {
  readonly id: number;
  readonly isOn: boolean;
  readonly onDrop: (id: number, edge: Edge) => void;
}

const KIND = "lot-photo";

/** Lets a photo be dragged, and others be dropped before or after it. Returns the state to draw. */
export function useDragTile(
  box: RefObject<HTMLElement | null>,
  { id, isOn, onDrop }: DragTile,
): { readonly isDragged: boolean; readonly edge: Edge | null } {
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const dropped = useEffectEvent(onDrop);

  useEffect(() => {
    const element = box.current;
    if (!element || !isOn) return;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ kind: KIND, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data["kind"] === KIND && source.data["id"] !== id,
        onDrag: ({ location }) => setEdge(edgeAt(element, location.current.input.clientX)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null);
          dropped(source.data["id"] as number, edgeAt(element, location.current.input.clientX));
        },
      }),
    );
  }, [box, id, isOn]);
  return { isDragged, edge };
}

/** Photos follow each other in reading direction. */
function edgeAt(element: HTMLElement, clientX: number): Edge {
  const { left, width } = element.getBoundingClientRect();
  const isStart = clientX < left + width / 2;
  return isStart === (getComputedStyle(element).direction === "ltr") ? "before" : "after";
}
