import type { ReactNode } from "react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";

/** Explains flag, buoy and waterline of a lot, which are the marks of a harbour. */
export function ReadALot() {
  return (
    <section aria-labelledby="read" className="mt-16 bg-ink text-white lg:mt-24 below-fold">
      <div className="mx-auto max-w-360 px-4 py-14 lg:px-10 lg:py-20">
        <h2
          id="read"
          className="max-w-170 text-[1.75rem] leading-9 font-heavy tracking-[-.026em] text-balance lg:text-[2.25rem] lg:leading-11"
        >
          Marsa is Arabic for anchorage. Three marks tell you where you stand.
        </h2>
        <div className="mt-9 grid gap-x-10 gap-y-10 lg:grid-cols-3">
          <Mark
            title="The flag shows your place"
            text="Leading, outbid, or waiting for the seller. The same flag on the card, on the lot and on your phone."
          >
            <Pennant kind="leading">Leading</Pennant>
            <Pennant kind="outbid">Outbid</Pennant>
            <Pennant kind="awaiting">Awaiting decision</Pennant>
          </Mark>
          <Mark
            title="The buoy shows the minimum"
            text="Green once the price has reached the seller’s minimum, red below it. No guessing whether a bid can win."
          >
            <Buoy light="green" onInk />
            <Buoy light="red" onInk />
            <Buoy light="none" onInk />
          </Mark>
          <Mark
            title="The line shows the time"
            text="It gets shorter under the photo. A bid in the last minutes resets it, so nobody wins by bidding in the last second."
          >
            <span aria-hidden className="relative h-[3px] w-full max-w-80 bg-ink-line">
              <span className="absolute inset-y-0 start-0 w-3/4 bg-on-ink-green" />
            </span>
            <span aria-hidden className="relative h-[3px] w-full max-w-80 bg-ink-line">
              <span className="absolute inset-y-0 start-0 w-1/5 bg-on-ink-orange" />
            </span>
          </Mark>
        </div>
      </div>
    </section>
  );
}

function Mark({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="border-t-2 border-ink-line pt-5">
      <div className="flex min-h-26 flex-col items-start justify-center gap-3">{children}</div>
      <h3 className="mt-4 text-h2">{title}</h3>
      <p className="mt-1.5 max-w-105 text-long text-pretty text-on-ink-2">{text}</p>
    </div>
  );
}
