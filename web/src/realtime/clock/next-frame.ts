import { defaultScheduler, notifyManager } from "@tanstack/react-query";
import { lastPress } from "../../lib/timing/calm.ts";

/** Drawing that takes longer than this, ms, is followed by a rest of so many times its length, in which a person is heard… */
const FRAME_MS = 16;
const REST = 3;
/** …and by no longer one than this, ms. */
const MOST_REST_MS = 250;
/** On such a machine, for so long after, ms, a press and what it changes are drawn first: on any until one knows it… */
const SLOW_MS = 2_000;
/** …what others do waits so long after it, ms… */
const PRESS_MS = 100;
/** …and, however often somebody presses, no longer than this in all, ms. */
const MOST_WAIT_MS = 300;

let due: (() => void)[] = [];
let dueSince = 0;
/** Whether the last drawing was too much for a frame. */
let isHeavy = true;
let restUntil = 0;
let slowUntil = Infinity;

/**
 * Runs its argument with the next frame, all of one frame together, so that what they change is drawn once. A machine
 * for which that is too much gets a rest after each, and answers a press first; there it runs by itself, before its
 * frame, so that a press waits for one of both only. A hidden tab gets no frames and takes them four times a second.
 */
export function nextFrame(job: () => void): void {
  if (due.push(job) > 1) return;
  dueSince = performance.now();
  if (document.visibilityState !== "visible") setTimeout(runDue, 250);
  else whenFree();
}

function whenFree(): void {
  const wait = Math.max(restUntil, answeredAt()) - performance.now();
  // Looked at with each frame: it may be over sooner than it seemed.
  if (wait > 0) setTimeout(whenFree, Math.min(wait, FRAME_MS));
  else if (isHeavy) setTimeout(runUnlessPressed, 0);
  else requestAnimationFrame(runUnlessPressed);
}

function runUnlessPressed(): void {
  if (answeredAt() > performance.now()) whenFree();
  else runDue();
}

/** When what others do may be drawn after a press, ms. */
function answeredAt(): number {
  return performance.now() < slowUntil ? Math.min(lastPress() + PRESS_MS, dueSince + MOST_WAIT_MS) : 0;
}

function runDue(): void {
  const jobs = due;
  due = [];
  const began = performance.now();
  // Query tells of a change one task later, unless asked: it would be drawn by itself, after this frame.
  notifyManager.setScheduler(queueMicrotask);
  for (const job of jobs) job();
  notifyManager.setScheduler(defaultScheduler);
  if (!isHeavy) afterThis(() => judge(performance.now() - began));
  else {
    // Until the frame of these is drawn there are no others.
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

/** Called from a frame: once it has been drawn. Else: once what the task has changed is worked out. */
function afterThis(then: () => void): void {
  setTimeout(then, 0);
}

/** Learns from how long it took to draw, ms. */
function judge(took: number): void {
  const drawn = performance.now();
  isHeavy = took > FRAME_MS;
  restUntil = isHeavy ? drawn + Math.min(REST * took, MOST_REST_MS) : 0;
  slowUntil = isHeavy ? drawn + SLOW_MS : Math.min(slowUntil, drawn + SLOW_MS);
}
