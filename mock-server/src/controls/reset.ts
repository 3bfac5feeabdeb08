/** Starts everything over. */
import { ok, type Handler } from "../http/handler.ts";
import { presentOpened } from "./scenes.ts";

/** POST /_mock/reset: the scene and the clock of the start, and nothing of what came since. */
export const resetServer: Handler<"resetServer"> = async (_request, { sceneControl, controls, router }) => {
  const { faults, eventFaults, inbox, requests, bots, auctioneer } = controls;
  faults.clear();
  eventFaults.clear();
  bots.reset();
  auctioneer.reset();
  router.setUp?.(true);
  const opened = await sceneControl.startOver();
  // Messages of the old scene are deleted, too.
  inbox.clear();
  requests.clear();
  return ok(presentOpened(opened));
};
