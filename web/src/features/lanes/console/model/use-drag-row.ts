import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

export type Edge = "before" | "after";

interface DragRow {
  /** Its place in the run, from 1. */
  readonly position: number;
  /** Whether it can be dragged, and accepts drops. */
  readonly movable: boolean;
  readonly takes: (from: number, edge: Edge) => boolean;
  readonly onDrop: (from: number, edge: Edge) => void;
}

const KIND = "lane-lot";

/**
 * Makes a row of the run list draggable by its handle, and accepts drops before or after it. Returns its state for the
 * drawing.
 */
export function useDragRow(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { position, movable, takes, onDrop }: DragRow,
): { readonly dragged: boolean; readonly edge: Edge | null } {
  const [dragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const accepts = useEffectEvent(takes);
  const dropped = useEffectEvent(onDrop);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const edgeAt = (clientY: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? "before" : "after";
    };
    const look = (from: unknown, clientY: number): Edge | null => {
      const over = edgeAt(clientY);
      return typeof from === "number" && accepts(from, over) ? over : null;
    };
    const target = dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data["kind"] === KIND,
      onDrag: ({ source, location }) =>
        setEdge(look(source.data["position"], location.current.input.clientY)),
      onDragLeave: () => setEdge(null),
      onDrop: ({ source, location }) => {
        const over = look(source.data["position"], location.current.input.clientY);
        setEdge(null);
        if (over) dropped(source.data["position"] as number, over);
      },
    });
    if (!movable || !handle.current) return target;
    return combine(
      target,
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ kind: KIND, position }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    );
  }, [row, handle, position, movable]);

  return { dragged, edge };
}
