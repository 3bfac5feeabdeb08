import type { Plugin } from "vite";

const ICONS = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const draw = new URL("../src/components/ui/icon.ts", import.meta.url).pathname;

/**
 * Lucide's icons keep their shapes and are drawn by our own few lines: what the package brings for that can do much that
 * nobody asks for, in 1.2 kB of every first load and a second component in each icon. Their names, and the key of each
 * line (parts that never change places need none), are left out too.
 */
export function leanIcons(): Plugin {
  return {
    name: "marsa:lean-icons",
    apply: "build",
    transform: {
      filter: { id: ICONS },
      handler: (code) =>
        code
          .replace("'../createLucideIcon.mjs'", JSON.stringify(draw))
          .replaceAll(/\n {2}(?:name|size): .*/g, "")
          .replace(/,\n {2}aliases: \[[^\]]*\]/, "")
          .replaceAll(/, key: "\w+"/g, "")
          .replace("\n__iconData.node;", ""),
    },
  };
}
