import { useEffect, useState } from "react";

/** A laptop of 1366 x 768, where the header of the shop would take the place of controls. */
const SMALL = "(64rem <= width) and (height < 52rem)";

/**
 * Whether the console fills the screen, on a laptop from the start, and a switch. A browser that refuses still hides the
 * header of the shop.
 */
export function useFullScreen(): readonly [full: boolean, toggle: () => void] {
  const [full, setFull] = useState(() => matchMedia(SMALL).matches);
  useEffect(() => {
    const left = () => document.fullscreenElement === null && setFull(false);
    document.addEventListener("fullscreenchange", left);
    return () => {
      document.removeEventListener("fullscreenchange", left);
      leave();
    };
  }, []);
  const toggle = () => {
    setFull(!full);
    if (full) leave();
    else void document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return [full, toggle];
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}
