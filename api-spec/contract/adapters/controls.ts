/** The built-in adapter: a server with controls keeps its state during a run, and has it back afterwards. */
import { Broken, describe } from "../base/broken.ts";
import { call, type Answered, type Call, type Send } from "../base/target.ts";
import type { OperationId } from "../../generated/operations.ts";
import type { Backend } from "./backend.ts";

const KEPT = "contract-before";

/** Whether a server answers under /_mock. */
export async function hasControls(send: Send): Promise<boolean> {
  return (await call(send, "getClock")).status === 200;
}

/**
 * Returns begin and end for a server with controls. Lots, people, time, bots and faults are afterwards as they were;
 * the time that the run took has passed. The checks run in a quiet scene, which is quicker than a full one.
 */
export function controls(send: Send, realNow: () => number): Pick<Backend, "begin" | "end"> {
  const control = async (id: OperationId, given: Call = {}): Promise<Answered["body"]> => {
    const answered = await call(send, id, given);
    if (answered.status !== 200) throw new Broken(`The controls must be on: ${describe(answered)}`);
    return answered.body.data;
  };
  let bots = { on: false };
  let startedAt = 0;
  return {
    async begin() {
      ({ on: bots.on } = await control("getBots"));
      startedAt = realNow();
      await control("takeSnapshot", { body: { name: KEPT } });
      await control("playScene", { body: { name: "quiet" } });
      await control("setBots", { body: { on: false } });
    },
    async end() {
      await control("restoreSnapshot", { body: { name: KEPT } });
      const { rate } = await control("getClock");
      const passed = Math.round((realNow() - startedAt) * rate);
      if (passed > 0) await control("setClock", { body: { advance_ms: passed } });
      await control("clearFaults");
      await control("clearEventFaults");
      await control("clearInbox");
      await control("setBots", { body: bots });
      await control("setRouter", { body: { up: true } });
      await control("deleteSnapshot", { path: { name: KEPT } });
      await call(send, "deleteSnapshot", { path: { name: "contract" } });
      await control("clearRequestLog");
    },
  };
}
