import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import react from "@vitejs/plugin-react";
import { build as bundle, type Plugin } from "vite";
import { leanIcons } from "./icons.ts";
import { DRAWN, fileOf, type PageStart } from "./page-starts.ts";

const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Draws pages at the end of the build, with the app's components (src/draw-page.tsx) in a process of its own, and puts
 * each beside index.html. Until the app replaces it, nothing on such a page can be pressed or typed.
 */
export function drawnPages(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "marsa:drawn-pages",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const html = await readFile(join(folder, "index.html"), "utf8");
        const { pages } = JSON.parse(await readFile(join(folder, "builds/pages.json"), "utf8")) as {
          pages: Record<string, PageStart>;
        };
        const bodies = await draw(root);
        for (const path of DRAWN) {
          const file = join(folder, fileOf(path));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, drawn(html, bodies[path] ?? "", pages[path]!));
        }
      },
    },
  };
}

/** The page with its body. The boot script loads the app's files after the page has been painted. */
function drawn(html: string, body: string, { parts, pictures }: PageStart): string {
  const [app, ...base] = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  const links = pictures.map(
    ({ file, media }) =>
      `<link rel="preload" as="image" fetchpriority="high" href="${file}" media="${media}">`,
  );
  return html
    .replaceAll(PRELOAD, "")
    .replace(
      "data-app=",
      () => `data-base="${base.join(" ")}" data-parts="${[app, ...base, ...parts].join(" ")}" data-app=`,
    )
    .replace("</head>", () => `${links.join("")}</head>`)
    .replace('<div id="root">', () => `<div id="root" inert>${body}`);
}

/** The HTML of the pages by path. The bundle needs no file beside it, so its folder does not matter. */
async function draw(root: string): Promise<Record<string, string>> {
  const place = await mkdtemp(join(tmpdir(), "marsa-drawn-"));
  try {
    await bundle({
      configFile: false,
      root,
      logLevel: "error",
      plugins: [react(), leanIcons()],
      define: { "process.env.NODE_ENV": '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: "src/draw-page.tsx",
        outDir: place,
        copyPublicDir: false,
        assetsInlineLimit: 0,
        target: "node22",
        rolldownOptions: { output: { entryFileNames: "draw-page.mjs" } },
      },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [join(place, "draw-page.mjs"), ...DRAWN], {
      env: { ...process.env, NODE_ENV: "production" },
      maxBuffer: 16 * 1024 * 1024,
      timeout: 60_000,
    });
    return JSON.parse(stdout) as Record<string, string>;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
