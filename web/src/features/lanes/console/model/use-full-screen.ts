import { useEffect, useState } from "react";

/** Whether the console fills the screen, and a switch. A browser that refuses still hides the header of the shop. */
export function useFullScreen(): readonly [full: boolean, toggle: () => void] {
  const [full, setFull] = useState(false);
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
