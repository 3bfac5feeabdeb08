/** Switches the bots. */
import { ok, type Handler, type Schema } from "../http/handler.ts";
import type { BotsState } from "../ports/controls.ts";

/** GET /_mock/bots */
export const getBots: Handler<"getBots"> = async (_request, { controls }) =>
  ok(presentBots(await controls.bots.state()));

/** POST /_mock/bots: unnamed settings stay. */
export const setBots: Handler<"setBots"> = async ({ body }, { controls }) => {
  controls.bots.change(body);
  return ok(presentBots(await controls.bots.state()));
};

function presentBots({ on, temperament, count, bids }: BotsState): Schema<"Bots"> {
  return { on, temperament, count, bids };
}
