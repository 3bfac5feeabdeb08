import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Focuses the content of a new page, as after a full load. Filters do not count. */
export function useFocusOnPageChange(id: string): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== undefined && before.current !== pathname) {
      document.getElementById(id)?.focus({ preventScroll: true });
    }
    before.current = pathname;
  }, [id, pathname]);
}
