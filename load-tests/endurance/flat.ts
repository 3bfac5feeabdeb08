/** Judges whether a server uses more memory, files or sockets at the end of a soak. */
import type { Sample } from "../record/sampler.ts";

export interface Flatness {
  /** Resources that grew. */
  readonly problems: readonly string[];
  /** Figures, one line each. */
  readonly figures: readonly string[];
}

interface Span {
  /** ms since 1970 */
  readonly from: number;
  readonly to: number;
  readonly acceptedBids: number;
}

/** Allowed growth of the heap, MB or share, whichever is more: code and caches still warm up. */
const HEAP_MB = 25;
const HEAP_SHARE = 0.15;
/** Allowed growth of files and sockets with the same people: reader threads, pictures. */
const HANDLES = 12;
const HOUR_MS = 3_600_000;

/**
 * Compares the end of a soak with the middle of its first half, when all people are present. The least heap counts,
 * since garbage adds to it; the least number of files and sockets counts too, since browsers open some for a
 * moment. The growth of the database is reported, not judged.
 */
export function flatness(samples: readonly Sample[], { from, to, acceptedBids }: Span): Flatness {
  const part = (begin: number, end: number) =>
    samples.filter(({ at }) => at >= from + begin * (to - from) && at < from + end * (to - from));
  const [early, late] = [part(0.25, 0.5), part(0.75, 1)];
  const [first, last] = [samples.find(({ at }) => at >= from), samples.findLast(({ at }) => at < to)];
  if (early.length === 0 || late.length === 0 || !first || !last)
    return { problems: ["The server did not tell what it uses"], figures: [] };
  const heap = [least(early, "heapMb"), least(late, "heapMb")] as const;
  const handles = [least(early, "handles"), least(late, "handles")] as const;
  const grownMb = last.databaseMb - first.databaseMb;
  const problems: string[] = [];
  if (heap[1] - heap[0] > Math.max(HEAP_MB, heap[0] * HEAP_SHARE))
    problems.push(`The heap grew: ${inMb(heap)}`);
  if (handles[1] - handles[0] > HANDLES)
    problems.push(`Files and sockets stay open: ${handles.join(" -> ")}`);
  return {
    problems,
    figures: [
      `heap, least of the second and of the last quarter: ${inMb(heap)}`,
      `process, most: ${inMb([most(early, "rssMb"), most(late, "rssMb")])}`,
      `open files and sockets, least: ${handles.join(" -> ")}, most: ${most(early, "handles")} -> ${most(late, "handles")}`,
      `database: ${inMb([first.databaseMb, last.databaseMb])}, ${((grownMb * HOUR_MS) / (to - from)).toFixed(0)} MB an hour, ` +
        `${((grownMb * 1024) / Math.max(1, acceptedBids)).toFixed(1)} kB for each accepted bid`,
    ],
  };
}

type Figure = "heapMb" | "rssMb" | "handles";

function least(samples: readonly Sample[], figure: Figure): number {
  return Math.min(...samples.map((sample) => sample[figure] ?? 0));
}

function most(samples: readonly Sample[], figure: Figure): number {
  return Math.max(...samples.map((sample) => sample[figure] ?? 0));
}

function inMb([before, after]: readonly [number, number]): string {
  return `${before.toFixed(0)} -> ${after.toFixed(0)} MB`;
}
