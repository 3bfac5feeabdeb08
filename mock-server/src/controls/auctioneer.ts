/** Switches the automatic auctioneer. */
import { positionOf } from "../tables/lanes/lane-live.ts";
import { ok, refuse, type Handler, type Schema } from "../http/handler.ts";
import type { AuctioneerState } from "../ports/controls.ts";

/** GET /_mock/auctioneer */
export const getAuctioneer: Handler<"getAuctioneer"> = async (_request, { controls }) =>
  ok(presentAuctioneer(await controls.auctioneer.state()));

/** POST /_mock/auctioneer: unnamed settings stay; without a lane the change applies to all. */
export const setAuctioneer: Handler<"setAuctioneer"> = async ({ body }, { controls: { auctioneer } }) => {
  const { on, id_queue: queueId, tempo } = body;
  const { lanes } = await auctioneer.state();
  if (queueId !== undefined && lanes.every(({ state }) => state.id !== queueId)) return refuse("NOT_FOUND");
  auctioneer.change({
    ...(on !== undefined && { on }),
    ...(queueId !== undefined && { queueId }),
    ...(tempo !== undefined && { tempo }),
  });
  return ok(presentAuctioneer(await auctioneer.state()));
};

function presentAuctioneer({ on, tempo, acts, lanes }: AuctioneerState): Schema<"AutomaticAuctioneer"> {
  return {
    on,
    tempo,
    acts,
    lanes: lanes.map(({ name, state, desk, on: runs }) => ({
      id_queue: state.id,
      name,
      state: state.status as Schema<"AutomaticAuctioneer">["lanes"][number]["state"],
      start: new Date(state.startsAt).toISOString(),
      position: positionOf(state),
      lots: state.run.length,
      on: runs,
      desk,
    })),
  };
}
