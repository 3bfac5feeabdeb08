import { type RefObject, useEffect, useState } from "react";

/** Whether the focus is inside an element: somebody goes through it by keyboard. */
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
