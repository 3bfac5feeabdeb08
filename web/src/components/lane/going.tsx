import { cn } from "../../lib/cn.ts";
import { useLaneTime } from "../../realtime/lanes/lane-time.ts";
import { goingAt, goingWord } from "./lane-face.ts";

interface GoingProps {
  /** Server ms at which the final call is over. */
  deadline: number;
  totalMs: number;
  className: string;
  pipsClassName?: string;
  /** Size of each of the three. */
  pipClassName: string;
}

/** Going once, twice, last; three pips fill with it. */
export function Going({ deadline, totalMs, className, pipsClassName, pipClassName }: GoingProps) {
  const step = useLaneTime((now) => goingAt(deadline - now, totalMs));
  return (
    <span className={className}>
      {goingWord(step)}
      <span aria-hidden className={cn("flex min-w-0 gap-1", pipsClassName)}>
        {[1, 2, 3].map((pip) => (
          <span key={pip} className={cn("h-1.5 bg-on-orange", pipClassName, pip > step && "opacity-25")} />
        ))}
      </span>
    </span>
  );
}
