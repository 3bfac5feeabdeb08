import { useMutation } from "@tanstack/react-query";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "../../realtime/clock/clock.ts";
import { pauseText } from "../../lib/format/countdown.ts";
import { Button } from "../ui/button.tsx";

interface ResendButtonProps {
  /** When a code may be asked for again, an instant of the server's clock; null when none is known to be out. */
  resendAt: string | null;
  /** Sends one. Rejections are the caller's. */
  onResend: () => Promise<void>;
}

/** Asks for another code; until that is possible it counts the seconds. */
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
