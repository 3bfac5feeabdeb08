import { showFirstPicture } from "./lib/first-picture.ts";

/**
 * The first thing that runs, a script of its own (vite/boot.ts). A page that came drawn is painted first; only then the
 * app's files are asked for, which would have shared the line with what is to be seen. Their names are in the script's
 * own tag: all that the page needs, and of those what the app stands on, in the order in which it does.
 */
const { app = "", base = "", parts = "" } = document.currentScript?.dataset ?? {};

showFirstPicture();
void painted().then(begin);

/** Each file is run by itself and not with the app in one go, so that a finger never waits for all of them. */
async function begin(): Promise<void> {
  for (const href of listed(parts)) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  for (const href of [...listed(base), app]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what this is for
    await import(/* @vite-ignore */ href);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

function listed(hrefs: string): string[] {
  return hrefs.split(" ").filter(Boolean);
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
