import { useMutation } from "@tanstack/react-query";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { pauseText } from "#/lib/format/countdown.ts";
import { Button } from "../ui/button.tsx";

interface ResendButtonProps {
  /** The time from which another code may be sent, on the server's clock; null: no code was sent. */
  resendAt: string | null;
  /** Sends a code. The caller handles errors. */
  onResend: () => Promise<void>;
}

/** A button that sends another code; until then it counts the seconds. */
export function ResendButton({ resendAt, onResend }: ResendButtonProps) {
  const { mutate, isPending: busy } = useMutation({ mutationFn: onResend });
  const seconds = useServerTime((now) =>
    resendAt === null ? 0 : Math.max(0, Math.ceil((toMs(resendAt) - now) / 1000)),
  );
  const off = busy || seconds > 0;
  const words = resendAt === null ? "Send a code" : "Send a new code";
  return (
    <Button size="lg" className="w-full" aria-disabled={off || undefined} onClick={() => !off && mutate()}>
      {busy ? (
        "Sending…"
      ) : seconds > 0 ? (
        <span>
          New code in{" "}
          <span role="timer" aria-live="off" className="tabular-nums">
            {pauseText(seconds)}
          </span>
        </span>
      ) : (
        words
      )}
    </Button>
  );
}
