import { cn } from "#/lib/cn.ts";

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/** The sent part of a file as a ring with its percentage, on phones. */
export function ProgressRing({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={cn("notranslate size-12", className)}>
      <circle cx="24" cy="24" r="24" className="fill-white" />
      <circle cx="24" cy="24" r={RADIUS} fill="none" strokeWidth="5" className="stroke-line" />
      <circle
        cx="24"
        cy="24"
        r={RADIUS}
        fill="none"
        strokeWidth="5"
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - percent / 100)}
        transform="rotate(-90 24 24)"
        className="stroke-blue"
      />
      <text x="24" y="28.5" textAnchor="middle" className="fill-text text-[13px] font-heavy tabular-nums">
        {percent}
      </text>
    </svg>
  );
}
