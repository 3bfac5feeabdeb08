import { sendEarlyCalls } from "./lib/http/early-calls.ts";
import { showFirstPicture } from "./lib/http/first-picture.ts";

/** The longest wait for the pictures of a drawn page, ms: on a slower connection they load beside the app. */
const PATIENCE_MS = 300;

/**
 * The first script of a page (vite/boot.ts). Paints a drawn page with its pictures first, and then loads the app's
 * files, which would have shared the connection with the pictures. The script's own tag names the files: those of the
 * app and the parts of the page, in the order in which they run.
 */
const { app = "", base = "", parts = "" } = document.currentScript?.dataset ?? {};

sendEarlyCalls();
showFirstPicture();
void painted().then(begin);

/** Runs each file separately, so that a press never waits for all of them. */
async function begin(): Promise<void> {
  for (const href of listed(parts)) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  for (const href of [...listed(base), app]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
    await import(/* @vite-ignore */ href);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

function listed(hrefs: string): string[] {
  return hrefs.split(" ").filter(Boolean);
}

/** Waits until the drawn page is painted; returns at once for an empty or hidden page. */
async function painted(): Promise<void> {
  const isDrawn = document.getElementById("root")?.hasChildNodes();
  if (!isDrawn || document.visibilityState !== "visible") return;
  await within(
    PATIENCE_MS,
    Promise.allSettled([...document.images].filter(isSeen).map((each) => each.decode())),
  );
  // A frame has been shown when the next one begins. A covered window has no frames.
  await within(100, nextFrame().then(nextFrame));
}

/** Whether a picture loads now; a hidden one may never load. */
function isSeen({ loading, clientWidth }: HTMLImageElement): boolean {
  return loading !== "lazy" && clientWidth > 0;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function within(ms: number, done: Promise<unknown>): Promise<unknown> {
  return Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))]);
}
