import { useSyncExternalStore } from "react";

/** As in styles/index.css. */
const WALL = "(width >= 56rem) and (height >= 30rem)";

/** Whether the window is a wall screen with a fixed layout; else the page scrolls. */
export function useIsWall(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WALL);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(WALL).matches,
  );
}
