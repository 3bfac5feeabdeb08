/** Checks that owners can read the secrets of the test data, so that the search for leaks looks for something real. */
import { must } from "./base/broken.ts";
import { succeed, type Check } from "./base/check.ts";
import { SECRET } from "./base/test-data.ts";

const group = "secrets";

export const secrecyChecks: readonly Check[] = [
  {
    group,
    name: "getLot shows a bidder their own maximum, staff the reserve, and each nothing more",
    about: "getLot",
    async play(world) {
      const { secretLot: id, secretBidder, people, bidder } = world.testData;
      const own = await succeed(world, "getLot", { path: { id }, token: secretBidder });
      must(own.body.data.mine.max === SECRET.maximum, own, "It must show the bidder their own maximum");
      const staff = await succeed(world, "getLot", { path: { id }, token: people.backoffice });
      must(staff.body.data.min_price === SECRET.reserve, staff, "It must show staff the reserve");
      for (const token of [bidder, people.auctioneer, people.seller])
        await succeed(world, "getLot", { path: { id }, token });
      await succeed(world, "getLot", { path: { id } });
    },
  },
  {
    group,
    name: "no reply about a lot reveals its reserve or its leader's maximum",
    about: "getLot",
    async play(world) {
      const { secretLot: id, bidder: token } = world.testData;
      await succeed(world, "getHistory", { path: { id }, query: { limit: 200 }, token });
      await succeed(world, "getConditions", { body: { id_auction: id }, token });
      const body = { filter: { ids: [id] } };
      for (const sort of ["ending", "price_asc", "bids"])
        await succeed(world, "listLots", { body: { ...body, sort } });
      await succeed(world, "listFacet", { path: { section: "all", field: "light" }, body });
    },
  },
  {
    group,
    name: "a bid that a stored maximum beats does not reveal the maximum",
    about: "makebid",
    async play(world) {
      const { secretLot: id, rival: token } = world.testData;
      const { next_min: price } = (await succeed(world, "getLot", { path: { id } })).body.data.live;
      const beaten = await succeed(world, "makebid", { token, body: { id_auction: id, price } });
      must(beaten.body.data.outcome === "outbid_by_stored_maximum", beaten, "The stored maximum must win");
      await succeed(world, "getHistory", { path: { id }, token });
    },
  },
];
