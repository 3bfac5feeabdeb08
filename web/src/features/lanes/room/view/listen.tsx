import { Speech, Volume2, VolumeX } from "lucide-react";
import { Button } from "#/components/ui/button.tsx";
import type { LaneListening } from "../model/use-listening.ts";

const entry =
  "touch relative inline-flex items-center gap-2.5 rounded-sm whitespace-nowrap hover:text-white aria-pressed:bg-ink-3 aria-pressed:text-white p-2";

/** Switches tones and voice on and off; before the first answer it offers them. */
export function Listen({ choice, choose, offered }: LaneListening) {
  if (offered)
    return (
      <span
        data-slot="sound-offer"
        className="inline-flex items-center gap-2.5 whitespace-nowrap text-white max-lg:order-last max-lg:basis-full max-lg:flex-wrap max-lg:gap-1.5"
      >
        <span className="lg:max-xl:hidden max-lg:flex-1 max-lg:text-small">
          Hear bids<span className="max-sm:hidden"> and calls</span>?
        </span>
        <Button size="sm" onClick={() => choose("on")}>
          Tones
        </Button>
        <Button size="sm" onClick={() => choose("voice")}>
          A voice
        </Button>
        <button type="button" className={entry} onClick={() => choose("off")}>
          Not now
        </button>
      </span>
    );
  const Sound = choice === "on" ? Volume2 : VolumeX;
  return (
    <>
      <button
        type="button"
        aria-pressed={choice === "on"}
        className={entry}
        onClick={() => choose(choice === "on" ? "off" : "on")}
      >
        <Sound aria-hidden size={20} strokeWidth={1.75} />
        <span className="max-xl:sr-only">Tones</span>
      </button>
      <button
        type="button"
        aria-pressed={choice === "voice"}
        className={entry}
        onClick={() => choose(choice === "voice" ? "off" : "voice")}
      >
        <Speech aria-hidden size={20} strokeWidth={1.75} />
        <span className="max-xl:sr-only">Voice</span>
      </button>
    </>
  );
}
