/** Starts everything over. */
import { ok, type Handler } from "../http/handler.ts";
import { clearControls, presentOpened } from "./scenes.ts";

/** POST /_mock/reset: the scene and the clock of the start, and nothing of what came since. */
export const resetServer: Handler<"resetServer"> = async (_request, { sceneControl, controls, router }) => {
  const { bots, auctioneer } = controls;
  bots.reset();
  auctioneer.reset();
  router.setUp?.(true);
  const opened = await sceneControl.startOver();
  clearControls(controls);
  return ok(presentOpened(opened));
};
