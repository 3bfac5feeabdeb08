import { CheckField } from "#/components/form/check-field.tsx";
import { Section } from "#/components/section.tsx";
import type { Composer } from "../model/use-composer.ts";

/** Whether the lane has the room. */
export function RoomSection({ composer: { state, change } }: { composer: Composer }) {
  return (
    <Section title="Room and phones" text="People in the room bid by paddle, callers by phone line A to H.">
      <CheckField
        label="The auctioneer enters bids of the room and of the phones at the desk"
        checked={state.mine.room}
        onCheckedChange={(room) => change({ room, hammer: "clock" })}
      />
      {state.mine.room && (
        <CheckField
          label="The auctioneer ends each lot by hand: no timer does"
          checked={state.mine.hammer === "hand"}
          onCheckedChange={(byHand) => change({ hammer: byHand ? "hand" : "clock" })}
        />
      )}
    </Section>
  );
}
