import type { Plugin } from "vite";

const adopt = new URL("../src/lib/browser/adopt-styles.ts", import.meta.url).pathname;
const singleton = new URL("../src/lib/browser/style-singleton.ts", import.meta.url).pathname;

/** In place of react-style-singleton, which writes a <style> element. */
export const ownStyleSingleton = { find: /^react-style-singleton$/, replacement: singleton };

/** Sonner's function that writes a <style> element. */
const INSERT = /function __insertCSS\(code\) \{[\s\S]*?\n\}\n/;

/** Lets libraries add their styles without a <style> element, which the content security policy refuses. */
export function ownStyles(): Plugin {
  return {
    name: "marsa:own-styles",
    apply: "build",
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!INSERT.test(code)) this.error("sonner no longer has the function that adds its styles");
        const own = `import { adoptStyles } from ${JSON.stringify(adopt)};\nconst __insertCSS = (code) => { if (typeof document !== "undefined") adoptStyles(code); };\n`;
        return code.replace(INSERT, () => own);
      },
    },
  };
}
