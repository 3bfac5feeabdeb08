/** Values of groups "One of these", after one of their lots is won. */
import { mustHave } from "../base/broken.ts";
import { bidder, dataOf, lot, START_PRICE, type Draft } from "./ground.ts";

const BUY_NOW = 15_000;
const SECOND_MAXIMUM = 14_000;

export const groupValues: readonly Draft[] = [
  {
    name: "a group buys one lot: its other maximum lapses, and holds nothing",
    about: "listGroups",
    async play(world) {
      const token = await bidder(world);
      const [first, second] = [await lot(world, { buy_now: BUY_NOW }), await lot(world, { seconds: 7_200 })];
      const lots = [
        { id_auction: first, max: START_PRICE },
        { id_auction: second, max: SECOND_MAXIMUM },
      ];
      await dataOf(world, "makeGroup", { token, body: { lots } });
      await dataOf(world, "buyNow", { token, body: { id_auction: first, price: BUY_NOW } });
      const [group] = (await dataOf(world, "listGroups", { token })).items;
      const states = Object.fromEntries(
        group.lots.map(({ id_auction: id, state }: { id_auction: number; state: string }) => [id, state]),
      );
      mustHave({ state: group.state, hold: group.hold }, { state: "won", hold: 0 }, "A group with a won lot");
      mustHave(states, { [first]: "won", [second]: "cancelled" }, "The lots of a group with a won lot");
      mustHave(
        (await dataOf(world, "getLot", { path: { id: second } })).live,
        { bids: 0, leader: null },
        "The other lot",
      );
    },
  },
];
