import { useState } from "react";
import { push } from "#/lib/push/push.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { HomeScreenSteps, UnblockSteps, usePush } from "./push-help.tsx";

/** Push on this device, with the next step of each state: turn on, unblock, add to the Home Screen, test, turn off. */
export function PushChoice() {
  const { state, busy, turnOn, turnOff } = usePush();
  if (state === null) return <Skeleton className="h-12" />;
  if (state === "blocked") return <UnblockSteps />;
  if (state === "home-screen") return <HomeScreenSteps />;
  if (state === "unsupported")
    return (
      <p className="text-body text-text-2">
        This browser cannot receive push messages. You still get your notifications here and by email.
      </p>
    );
  const isOn = state === "on";
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-body font-medium">
          {isOn ? "This device gets push messages" : "Push is off on this device"}
        </p>
        <Button
          variant={isOn ? "plain" : "outline-blue"}
          aria-disabled={busy}
          onClick={() => !busy && (isOn ? turnOff() : turnOn())}
        >
          {busy ? "One moment…" : isOn ? "Turn off" : "Turn on"}
        </Button>
      </div>
      {isOn ? (
        <TestMessage />
      ) : (
        <p className="text-small text-text-2">
          Hear at once when you are outbid, even with Marsa closed. Your browser asks you first.
        </p>
      )}
    </div>
  );
}

const RESULTS = {
  waiting: "Sending…",
  sent: "Sent. It appears on this device in a moment.",
  simulated: "Push is simulated here: the message is in the developer's inbox.",
  failed: "The message was not sent. Push stays on.",
} as const;

function TestMessage() {
  const [result, setResult] = useState<keyof typeof RESULTS | null>(null);
  const send = async () => {
    setResult("waiting");
    const sent = await push.test();
    if (!sent || sent.devices === 0) setResult("failed");
    else setResult(sent.simulated ? "simulated" : "sent");
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="link"
        size="inline"
        className="touch text-body"
        aria-disabled={result === "waiting"}
        onClick={() => result !== "waiting" && void send()}
      >
        Send a test message
      </Button>
      <output className="text-small text-text-2">{result && RESULTS[result]}</output>
    </div>
  );
}
