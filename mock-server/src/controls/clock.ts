/** Sets the auction clock. */
import type { FieldError } from "@marsa/api-spec/rules";
import type { Context } from "../http/context.ts";
import { ok, refuse, type Handler, type Schema } from "../http/handler.ts";

/** GET /_mock/clock */
export const getClock: Handler<"getClock"> = async (_request, context) => ok(presentClock(context));

/** DELETE /_mock/clock: goes on in real time, and answers when all work due on the way is done. */
export const resetClock: Handler<"resetClock"> = async (_request, context) => {
  await context.sceneControl.setClock({ freeze: false, rate: 1, to: "real" });
  return ok(presentClock(context));
};

/** POST /_mock/clock: answers when all work due on the way is done. */
export const setClock: Handler<"setClock"> = async ({ body }, context) => {
  const { freeze, rate, set, advance_ms: byMs, sessions } = body;
  const error = brokenRule(body, context.clock.now());
  if (error) return refuse("VALIDATION", { errors: [error] });
  await context.sceneControl.setClock({
    ...(freeze !== undefined && { freeze }),
    ...(rate !== undefined && { rate }),
    ...(set !== undefined && { to: set === "now" ? "real" : Date.parse(set) }),
    ...(byMs !== undefined && { byMs }),
    ...(sessions !== undefined && { sessions }),
  });
  return ok(presentClock(context));
};

const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2200, 0);

function brokenRule({ set, advance_ms: byMs }: Schema<"ClockChange">, now: number): FieldError | null {
  if (set === undefined) {
    const isLate = now + (byMs ?? 0) > LATEST;
    return isLate ? { field: "advance_ms", message: "Not after 2199" } : null;
  }
  if (byMs !== undefined) return { field: "advance_ms", message: "Either to an instant or by a time" };
  if (set === "now") return null;
  return isInstant(set) ? null : { field: "set", message: "An instant from 2000 to 2199, or now" };
}

/** Whether the clock may be set to an instant: in 2000 to 2199. */
export function isInstant(text: string): boolean {
  const at = Date.parse(text);
  return at >= EARLIEST && at < LATEST;
}

function presentClock({ clock, realNow, sceneControl }: Context): Schema<"ClockState"> {
  const now = clock.now();
  const { sessionsAheadMs } = sceneControl;
  const { offsetMs, frozenAt } = clock.setting;
  const offset = frozenAt === null ? offsetMs : now - (realNow() - sessionsAheadMs);
  return {
    now: new Date(now).toISOString(),
    rate: clock.rate,
    offset_ms: offset,
    ...(sessionsAheadMs > 0 && { sessions_ahead_ms: sessionsAheadMs }),
  };
}
