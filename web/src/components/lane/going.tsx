import { cn } from "#/lib/cn.ts";
import { useLaneTime } from "#/realtime/lanes/lane-time.ts";
import { goingAt, goingWord } from "./lane-face.ts";

interface GoingProps {
  /** End of the final call, server ms; null: it waits for the hammer, at its last step. */
  deadline: number | null;
  totalMs: number;
  className: string;
  pipsClassName?: string;
  /** Size of each pip. */
  pipClassName: string;
}

/** Shows the final call: going once, going twice, last call, with one pip for each. */
export function Going({ deadline, totalMs, className, pipsClassName, pipClassName }: GoingProps) {
  const step = useLaneTime((now) => (deadline === null ? 3 : goingAt(deadline - now, totalMs)));
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
