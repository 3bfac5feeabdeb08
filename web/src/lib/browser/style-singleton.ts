/** In place of the package react-style-singleton, which writes a <style> element (vite/own-styles.ts). */
import { useEffect } from "react";

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

/**
 * Adds styles to the page. They are no <style> element, which the content security policy refuses.
 * @returns a function that takes them away.
 */
function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
