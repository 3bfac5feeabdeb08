/** In place of the package react-style-singleton, which writes a <style> element (vite/own-styles.ts). */
import { useEffect } from "react";
import { adoptStyles } from "./adopt-styles.ts";

/** Makes a component whose styles are on the page while one of its copies is. */
export function styleSingleton(): (props: { styles: string; dynamic?: boolean }) => null {
  let copies = 0;
  let remove: (() => void) | undefined;
  return function Styles({ styles, dynamic }) {
    useEffect(() => {
      if (copies === 0) remove = adoptStyles(styles);
      copies += 1;
      return () => {
        copies -= 1;
        if (copies === 0) remove?.();
      };
      // oxlint-disable-next-line react/exhaustive-deps -- as in the package: only dynamic styles change
    }, [dynamic && styles]);
    return null;
  };
}
