/** Checks of what the hammer makes of a seller's word. */
import { mustBeSame } from "./base/broken.ts";
import { onGround, success } from "./base/case.ts";
import { succeed, type Check } from "./base/check.ts";
import { bidOn, byOperator, lotAt, lotInQueue, ofTheSeller, thawed, withRoom } from "./base/lane-setting.ts";
import { newKey } from "./base/target.ts";
import type { Step } from "./base/test-data.ts";

/** The seller does not decide about a bid below the minimum price. */
const decided: Step = {
  id: "giveAuthority",
  call: ({ seller }, before) => ({
    token: seller,
    key: newKey(),
    body: { id_auction: lotAt(before, 1), price: null, subject: false },
  }),
};

const passes = byOperator((before) => ({ ...lotInQueue(1)(before), act: "pass" }));

export const hammerChecks: readonly Check[] = [
  {
    group: "the hammer",
    name: "below its minimum a lot is not sold at once if the seller does not decide afterwards",
    about: "moveHammer",
    play: (world) =>
      onGround(
        world,
        {
          ...success("moveHammer", passes),
          after: [...ofTheSeller(withRoom(bidOn, "hand")), decided],
          afterwards: [thawed],
        },
        async (given) => {
          const { body } = await succeed(world, "moveHammer", given);
          mustBeSame(body.data.turn.provisional, "notSold", "The lot on its card");
        },
      ),
  },
];
