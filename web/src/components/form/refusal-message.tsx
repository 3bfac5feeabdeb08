import { type Refusal, triesText } from "#/lib/http/refusal.ts";
import { pauseText } from "#/lib/format/countdown.ts";
import { useSecondsLeft } from "#/lib/timing/use-seconds-left.ts";
import { Message } from "../message/message.tsx";

interface RefusalMessageProps {
  refusal: Refusal;
  /** The effect on the person's data, where the answer is known: "Your entries are kept." */
  safe: string;
  className?: string;
}

/** Stands above a refused form: the error, what is safe, and the seconds of a pause. */
export function RefusalMessage({ refusal, safe, className }: RefusalMessageProps) {
  const { title, until, triesLeft, requestId, unknown } = refusal;
  const seconds = useSecondsLeft(until);
  return (
    <Message tone="error" title={title} className={className}>
      {unknown ?? safe}
      {triesLeft !== null && ` ${triesText(triesLeft)}, then a pause.`}
      {until !== null && seconds > 0 && (
        <>
          {" Try again in "}
          <span role="timer" aria-live="off" className="font-strong whitespace-nowrap tabular-nums">
            {pauseText(seconds)}
          </span>
          .
        </>
      )}
      {until !== null && seconds === 0 && " You can try again now."}
      {requestId !== null && <span className="block text-micro">Request {requestId}</span>}
    </Message>
  );
}
