import { defaultScheduler, notifyManager } from "@tanstack/react-query";
import { lastPress } from "#/lib/timing/calm.ts";

/**
 * A draw that takes longer than this, ms, is followed by a rest of so many times its length, in which presses are
 * handled…
 */
const FRAME_MS = 16;
const REST = 3;
/** …but of this length at most, ms. */
const MOST_REST_MS = 250;
/** On such a machine, and on one of unknown speed, the answer to a press is drawn first for this time after it, ms… */
const SLOW_MS = 2_000;
/** …the changes of others wait this long after it, ms… */
const PRESS_MS = 100;
/** …and this long at most, however often a person presses, ms. */
const MOST_WAIT_MS = 300;

let due: (() => void)[] = [];
let dueSince = 0;
/** Whether the last draw took longer than a frame. */
let isHeavy = true;
let isSlow = false;
let restUntil = 0;
let slowUntil = Infinity;

/** Returns whether the last draw took longer than a frame: then only the changes themselves are drawn, no animations. */
export const drawsSlowly = (): boolean => isSlow;

/**
 * Runs a job with the next frame, all jobs of a frame together, so that their changes are drawn once. A slow machine
 * rests after each frame and answers a press first; there the jobs run before the frame, so that a press waits for one
 * of both only. A hidden tab has no frames and runs the jobs four times a second.
 */
export function nextFrame(job: () => void): void {
  if (due.push(job) > 1) return;
  dueSince = performance.now();
  if (document.visibilityState !== "visible") setTimeout(runDue, 250);
  else whenFree();
}

function whenFree(): void {
  const wait = Math.max(restUntil, answeredAt()) - performance.now();
  // Checked with each frame, since the wait may end sooner.
  if (wait > 0) setTimeout(whenFree, Math.min(wait, FRAME_MS));
  else if (isHeavy) setTimeout(runUnlessPressed, 0);
  else requestAnimationFrame(runUnlessPressed);
}

function runUnlessPressed(): void {
  if (answeredAt() > performance.now()) whenFree();
  else runDue();
}

/** When the changes of others may be drawn after a press, ms. */
function answeredAt(): number {
  return performance.now() < slowUntil ? Math.min(lastPress() + PRESS_MS, dueSince + MOST_WAIT_MS) : 0;
}

function runDue(): void {
  const jobs = due;
  due = [];
  const began = performance.now();
  // Without this, Query notifies one task later, and its change is drawn after this frame.
  notifyManager.setScheduler(queueMicrotask);
  for (const job of jobs) job();
  notifyManager.setScheduler(defaultScheduler);
  if (!isHeavy) afterThis(() => judge(performance.now() - began));
  else {
    // No other frame until these jobs are drawn.
    restUntil = began + MOST_REST_MS;
    afterThis(() => {
      const worked = performance.now() - began;
      requestAnimationFrame(() => {
        const from = performance.now();
        afterThis(() => judge(worked + performance.now() - from));
      });
    });
  }
}

/** Calls back after the draw in a frame, else after the changes of the task are computed. */
function afterThis(then: () => void): void {
  setTimeout(then, 0);
}

/** Learns the machine's speed from the time of a draw, ms. */
function judge(took: number): void {
  const drawn = performance.now();
  isHeavy = took > FRAME_MS;
  isSlow = isHeavy;
  restUntil = isHeavy ? drawn + Math.min(REST * took, MOST_REST_MS) : 0;
  slowUntil = isHeavy ? drawn + SLOW_MS : Math.min(slowUntil, drawn + SLOW_MS);
}
