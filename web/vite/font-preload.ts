import type { Plugin } from "vite";

/** Preloads the font file, which the browser would otherwise load only after the styles. */
export function fontPreload(file: RegExp): Plugin {
  return {
    name: "marsa:font-preload",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith(".woff2") && file.test(name))
          .map((name) => ({
            tag: "link",
            injectTo: "head-prepend",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: "" },
          })),
    },
  };
}
