/** /live/rehearsal: practice lanes without real effects. */
import { ok, type Handler } from "../../http/handler.ts";
import { queueCards } from "./list-queues.ts";

export const listRehearsals: Handler<"listRehearsals"> = async ({ user }, { rehearsals }) =>
  ok((await Promise.all(rehearsals.contexts().map((context) => queueCards(user, context)))).flat());

export const startRehearsal: Handler<"startRehearsal"> = async ({ user }, { rehearsals }) =>
  ok({ id_queue: await rehearsals.start(user) });
