import { showFirstPicture } from "./lib/browser/first-picture.ts";

/** The pictures of a drawn page are waited for no longer than this, ms: on a slower line they come beside the app. */
const PATIENCE_MS = 300;

/**
 * The first thing that runs, a script of its own (vite/boot.ts). A page that came drawn is painted first, with its
 * pictures; only then the app's files are asked for, which would have shared the line with what is to be seen. Their
 * names are in the script's own tag: all that the page needs, and of those what the app stands on, in the order in which
 * it does.
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

/** The page is on the screen as it came; at once where there is nothing to see or nobody who looks. */
async function painted(): Promise<void> {
  const isDrawn = document.getElementById("root")?.hasChildNodes();
  if (!isDrawn || document.visibilityState !== "visible") return;
  await within(
    PATIENCE_MS,
    Promise.allSettled([...document.images].filter(isSeen).map((each) => each.decode())),
  );
  // A frame has been shown when the one after it begins. A window that is wholly covered gets none.
  await within(100, nextFrame().then(nextFrame));
}

/** Whether a picture is asked for now; a hidden one may never be. */
function isSeen({ loading, clientWidth }: HTMLImageElement): boolean {
  return loading !== "lazy" && clientWidth > 0;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function within(ms: number, done: Promise<unknown>): Promise<unknown> {
  return Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))]);
}
