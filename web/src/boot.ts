import { showFirstPicture } from "./lib/first-picture.ts";

/**
 * The first thing that runs, a script of its own (vite/boot.ts). A page that came drawn is painted first; only then the
 * app's files are asked for, which would have shared the line with what is to be seen. Their names are in the script's
 * own tag.
 */
const { app = "", parts } = document.currentScript?.dataset ?? {};

showFirstPicture();
void painted().then(begin);

function begin(): void {
  for (const href of parts?.split(" ") ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  void import(/* @vite-ignore */ app);
}

/** The next frame has been painted; at once where there is nothing to see or nobody who looks. */
function painted(): Promise<void> {
  const isDrawn = document.getElementById("root")?.hasChildNodes();
  if (!isDrawn || document.visibilityState !== "visible") return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    // A window that is wholly covered gets no frames.
    setTimeout(resolve, 100);
  });
}
