import { defaultScheduler, notifyManager } from "@tanstack/react-query";

/** Drawing that takes longer than this, ms, is followed by a rest of the same length, in which a person is heard… */
const FRAME_MS = 16;
/** …and by no longer one than this, ms. */
const MOST_REST_MS = 200;

let due: (() => void)[] = [];
let restUntil = 0;

/**
 * Runs its argument with the next frame, all of one frame together, so that what they change is drawn once. A machine
 * for which that is too much gets a rest after each; a hidden tab gets no frames and takes them four times a second.
 */
export function nextFrame(job: () => void): void {
  if (due.push(job) > 1) return;
  const rest = restUntil - performance.now();
  if (document.visibilityState !== "visible") setTimeout(runDue, 250);
  else if (rest > 0) setTimeout(() => requestAnimationFrame(runDue), rest);
  else requestAnimationFrame(runDue);
}

function runDue(): void {
  const jobs = due;
  due = [];
  const began = performance.now();
  // Query tells of a change one task later, unless asked: it would be drawn by itself, after this frame.
  notifyManager.setScheduler(queueMicrotask);
  for (const job of jobs) job();
  notifyManager.setScheduler(defaultScheduler);
  // This comes after the frame has been drawn.
  setTimeout(() => {
    const drawn = performance.now();
    const took = drawn - began;
    restUntil = took > FRAME_MS ? drawn + Math.min(took, MOST_REST_MS) : 0;
  }, 0);
}
