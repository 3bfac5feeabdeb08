import { Button } from "../ui/button.tsx";
import { HomeScreenSteps, UnblockSteps, usePush } from "./push-help.tsx";

/** Offers push where it is not on yet, above a list of notices; nothing where it is on or impossible. */
export function PushOffer() {
  const { state, busy, turnOn } = usePush();
  if (state === null || state === "on" || state === "unsupported") return null;
  return (
    <section aria-label="Push" className="border-b border-line bg-salt px-4 py-3.5 md:px-6">
      {state === "blocked" && <UnblockSteps />}
      {state === "home-screen" && <HomeScreenSteps />}
      {(state === "ask" || state === "off") && (
        <div className="flex items-center gap-3">
          <p className="min-w-0 flex-1 text-small text-text-2">
            Get notifications on this device too, even with Marsa closed.
          </p>
          <Button size="sm" aria-disabled={busy} onClick={() => !busy && turnOn()}>
            {busy ? "One moment…" : "Turn on push"}
          </Button>
        </div>
      )}
    </section>
  );
}
