import { type RefObject, useEffect, useState } from "react";

/** Returns whether the focus is inside an element, for people who use the keyboard. */
export function useFocusInside(box: RefObject<HTMLElement | null>): boolean {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const enter = () => setInside(true);
    const leave = () => setInside(false);
    element.addEventListener("focusin", enter);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("focusin", enter);
      element.removeEventListener("focusout", leave);
    };
  }, [box]);
  return inside;
}
